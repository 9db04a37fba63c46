package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.ScopeRegion;
import dev.runesheet.game.queensblood.word.ScopeSides;
import dev.runesheet.game.queensblood.word.ScopeWords;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.language.registry.CardSource;
import dev.runesheet.model.Noun;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Pronoun;
import dev.runesheet.word.Watch;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The phrasing of Queen's Blood: rules speak of the card that they are on. */
final class QueensPhrasing {

  static final Phrasing PHRASING =
      new Phrasing(
          Map.of(ScopeWords.SELF, Pronoun.noun("this card")),
          groups(),
          Map.of(),
          Map.of(
              CardStats.REPLACED_POWER, "the power of the card it replaced",
              CardStats.REPLACED_PAWNS, "the rank of the tile it was spawned on"),
          events(),
          Map.of());

  private QueensPhrasing() {}

  private static Map<String, Noun> groups() {
    Map<String, Noun> groups = new HashMap<>();
    for (ScopeRegion where : ScopeRegion.values()) {
      for (ScopeSides whose : ScopeSides.values()) {
        groups.put(ScopeWords.name(whose, where), group(whose, where));
      }
    }
    return groups;
  }

  /** The whole board and the whole lane are said, so that nobody looks for a tile. */
  private static Noun group(ScopeSides whose, ScopeRegion where) {
    String one = whose.one();
    String many = whose.noun();
    return switch (where) {
      case ON_BOARD -> group(one, "all " + many, " on the board");
      case IN_LANE -> group(one, "all " + many, " in this card's lane");
      case ON_AFFECTED_TILES ->
          group(one, whose == ScopeSides.ALL ? "all " + many : many, " " + where.words());
    };
  }

  private static Noun group(String one, String many, String where) {
    return new Noun(one + where, many + where, "", false, false);
  }

  /** The words with which cards are called by their names, where they have one. */
  static Phrasing naming(List<CardSource> cards) {
    Map<String, String> names = new HashMap<>();
    for (CardSource card : cards) {
      if (!card.name().isBlank()) {
        names.putIfAbsent(card.id(), card.name());
      }
    }
    return PHRASING.naming(names);
  }

  private static Map<String, String> events() {
    Map<String, String> events = new HashMap<>();
    for (String event : Triggers.WORDS) {
      events.put(event + " " + Watch.OWN, "when this card " + event);
    }
    Triggers.OWN_MOMENTS.forEach((own, others) -> watched(events, others, own));
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
