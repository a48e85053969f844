/* The stemmers by the names that languages give them; those that come with the site are Snowball's own. */

function stemmerOf(name) {
  const make = STEMMERS[name];
  return make ? new make() : undefined;
}
