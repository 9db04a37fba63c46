package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.Card;
import dev.runesheet.game.queensblood.Scopes;
import dev.runesheet.game.queensblood.Triggers;
import dev.runesheet.model.Noun;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Pronoun;
import dev.runesheet.model.Trigger.Watch;
import java.util.HashMap;
import java.util.Map;

/** How Queen's Blood is said: rules speak of the card that they stand on. */
final class QueensPhrasing {

  static final Phrasing PHRASING =
      new Phrasing(
          Map.of(Scopes.SELF, Pronoun.noun("this card")),
          groups(),
          Map.of(),
          Map.of(
              Card.REPLACED_POWER, "the power of the card it replaced",
              Card.REPLACED_PAWNS, "the rank of the tile it was spawned on"),
          events(),
          Map.of());

  private QueensPhrasing() {}

  private static Map<String, Noun> groups() {
    Map<String, Noun> groups = new HashMap<>();
    for (String scope : Scopes.CARDS) {
      if (scope.startsWith("all ")) {
        String where = scope.substring("all ".length());
        groups.put(scope, new Noun("card " + where, "all cards " + where, "", false, false));
      }
    }
    return groups;
  }

  private static Map<String, String> events() {
    Map<String, String> events = new HashMap<>();
    for (String event : Triggers.WORDS) {
      events.put(event + " " + Watch.OWN, "when this card " + event);
    }
    watched(events, Triggers.CARD_PLAYED, "is played");
    watched(events, Triggers.CARD_DESTROYED, "is destroyed");
    events.put(
        Triggers.FIRST_ENHANCED + " " + Watch.OWN, "when this card is enhanced for the first time");
    events.put(
        Triggers.FIRST_ENFEEBLED + " " + Watch.OWN,
        "when this card is enfeebled for the first time");
    events.put(Triggers.WINS_LANE + " " + Watch.OWN, "when you win this card's lane");
    for (String reaches : Triggers.THRESHOLDS) {
      String any = reaches + Phrasing.ANY;
      events.put(any + " " + Watch.OWN, "when this card's " + any);
    }
    events.put(Triggers.PLACES_PAWNS + " " + Watch.OWN, "when this card places its pawns");
    events.put(
        Triggers.ROUND_ENDS + " " + Watch.OWN,
        "at the end of the round, if you won this card's lane");
    return events;
  }

  private static void watched(Map<String, String> events, String event, String what) {
    events.put(event + " " + Watch.ALLY, "when another ally " + what);
    events.put(event + " " + Watch.ENEMY, "when an enemy " + what);
    events.put(event + " " + Watch.OTHER, "when another card " + what);
    events.put(event + " " + Watch.ANY, "when any card " + what);
  }
}
