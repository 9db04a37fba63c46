/** Numbers and conditions as people write them in data files, read to the model. */
package dev.runesheet.language.formula;
