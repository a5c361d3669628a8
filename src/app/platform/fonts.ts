/** The typefaces of the page, which the single file leaves to the system: they would be a sixth of it. */
import './fonts.css';
