/**
 * Questions that decision tables answer: the annotations that declare their tables, and those whose
 * answers are kept.
 */
package dev.runesheet.spi.question;
