/** What scenarios do not notice: rules are changed one small thing at a time, and tested again. */
package dev.runesheet.testing.mutation;
