/** The specifications of questions, as read from their declarations. */
package dev.runesheet.model.question;
