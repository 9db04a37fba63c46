package dev.runesheet.language.strings;

/**
 * What setting a die costs.
 *
 * @param gold how much gold
 * @param role for each face-up citizen of this role; empty if once
 */
@Written(
    value = {"g:{gold}", "g_per_owned_role:{role:citizen}{gold=1}"},
    older = {"{role:citizen}{gold=1}", "g:{role:citizen}{gold=1}"})
public record DieCost(int gold, String role) {

  /** The stat that holds it. */
  String stat() {
    return role.isEmpty() ? "die cost" : "die cost per " + role;
  }

  /** What comes before what is done for it. */
  String words() {
    String each = role.isEmpty() ? "" : " for each of your " + role + " citizens";
    return "pay " + gold + " gold" + each + " to ";
  }
}
