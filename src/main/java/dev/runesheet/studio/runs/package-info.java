/** Long work of the commands beside the page: coverage, mutations, simulations. */
package dev.runesheet.studio.runs;
