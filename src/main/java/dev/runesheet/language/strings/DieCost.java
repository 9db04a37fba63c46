package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.language.strings.words.Said;
import dev.runesheet.language.strings.words.Worded;

/**
 * The cost of setting a die.
 *
 * @param gold how much gold
 * @param role for each face-up citizen of this role; empty if once
 */
@WrittenAs(
    value = {"g:{gold}", "g_per_owned_role:{role:citizen}{gold=1}"},
    older = {"{role:citizen}{gold=1}", "g:{role:citizen}{gold=1}"})
@Said("pay {gold} gold[ for each of your {role} citizens] to")
public record DieCost(int gold, String role) implements Worded {

  /** The stat that holds it. */
  String stat() {
    return role.isEmpty() ? CardStats.DIE_COST : CardStats.DIE_COST_PER + role;
  }
}
