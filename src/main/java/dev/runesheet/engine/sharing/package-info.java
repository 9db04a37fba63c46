/**
 * Consequences of rules, compiled once for all that differ by literals alone. Drools makes two
 * classes of each rule: one of its consequence, one that calls it. Of ten thousand generated rules
 * most consequences are the same calls with other texts and numbers. Here Drools compiles one of
 * each form; a rule's own two classes are these with its own literals and name, made when the rule
 * is first carried out.
 *
 * <p>{@link dev.runesheet.engine.sharing.SharingConfiguration} has Drools build rules in this way.
 * Whatever is not plainly such a form is built by Drools as always.
 */
package dev.runesheet.engine.sharing;
