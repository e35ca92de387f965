// Fallbacks for browsers of 2022, loaded by those alone (`lacks-built-ins.ts`): the parts of the language that the app uses and they
// lack. A structure check refuses the use of a newer one that is not here.
import 'core-js/actual/array/find-last.js';
import 'core-js/actual/array/find-last-index.js';
import 'core-js/actual/array/to-reversed.js';
import 'core-js/actual/array/to-sorted.js';
import 'core-js/actual/array/to-spliced.js';
import 'core-js/actual/array/with.js';
import 'core-js/actual/map/group-by.js';
import 'core-js/actual/object/group-by.js';
import 'core-js/actual/promise/with-resolvers.js';
import 'core-js/actual/string/to-well-formed.js';
import 'core-js/actual/structured-clone.js';
import 'core-js/actual/url/can-parse.js';
import 'core-js/actual/url/parse.js';
import './abort-signals.ts';
