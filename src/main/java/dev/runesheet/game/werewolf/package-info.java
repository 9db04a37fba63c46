/**
 * Werewolf: a game of nights and days whose roles are texts.
 *
 * <p><b>From text to rules.</b> An ability of a role becomes an effect of the model. Its program
 * begins attempts, one verb for each format of the fifteen families, waits until they have come to
 * their end, and reports. Triggers that answer something are triggers of the effect; what players
 * choose is activated by the phases when its time has come. Restrictions, timing and scaling are in
 * the catalog ({@link dev.runesheet.game.werewolf.role.RoleAbility}): they say what is offered, and
 * {@code admit} looks at them again when the program begins.
 *
 * <p><b>Attributes are facts.</b> Whatever a player bears is a {@link
 * dev.runesheet.game.werewolf.state.Mark}: defense, absence, disguise, obstruction, redirection,
 * voting power, membership, role, extra role, target, loyalty, and whatever texts invent. A mark
 * never changes; it ends by leaving play, by the rules of expiry, of use, or with its role.
 *
 * <p><b>The pipeline is rules.</b> Every use on a player is an attempt with the stages redirect,
 * obstruct, visit, defend, effect, feedback. Rules ({@code rules/werewolf}) say which marks have to
 * do with it and what it does in the end; {@code AttemptStages} puts their answers into the
 * declared order, as routing does with effects that answer an event. The attempts of one block of a
 * program stand at the same stage together, so abilities under one trigger read what was so before
 * the first of them (decision K4).
 *
 * <p><b>Phases</b> are a list of steps in the catalog, read from a table. Killings only note who is
 * to die; the step of deaths lets them die, with all that causes, until nobody is to die any more.
 */
package dev.runesheet.game.werewolf;
