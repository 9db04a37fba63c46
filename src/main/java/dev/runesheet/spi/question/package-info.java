/** Annotations that declare a question: a fact of the phases that a decision table answers. */
package dev.runesheet.spi.question;
