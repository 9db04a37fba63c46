package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Pronoun;
import java.util.HashMap;
import java.util.Map;

/** The phrasing of duels: a hero's rules address the player of that hero. */
final class DuelPhrasing {

  static final Phrasing PHRASING =
      Phrasing.PLAIN
          .with(
              Phrasing.ROLES,
              Map.of(
                  "self",
                  new Pronoun("you", "yourself", "your", true),
                  "opponent",
                  Pronoun.noun("your opponent")))
          .with(Phrasing.STATS, stats())
          .with(
              Phrasing.EVENTS,
              Map.of(
                  "game starts OWN", "at the start of the game",
                  "turn starts OWN", "at the start of your turn",
                  "action phase starts OWN", "at the start of your action phase",
                  "ability is used OWN", "when an ability is used",
                  "turn ends OWN", "at the end of your turn"));

  private DuelPhrasing() {}

  private static Map<String, String> stats() {
    Map<String, String> stats = new HashMap<>(Phrasing.OF_CHANGES);
    stats.put("ability", "the number of the ability");
    return stats;
  }
}
