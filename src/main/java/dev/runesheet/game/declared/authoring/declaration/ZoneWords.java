package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.model.Noun;
import java.util.Locale;
import java.util.Set;

/** The words for the zones of a declared game and for cards there, in the sentences of effects. */
record ZoneWords(JsonNode zones) {

  /** Zones on which cards lie, rather than in them. */
  private static final Set<String> SURFACES =
      Set.of("battlefield", "bench", "board", "field", "ground", "table");

  /** Names that say what became of the cards there, besides those that end with "ed". */
  private static final Set<String> STATES =
      Set.of("drawn", "hidden", "lost", "spent", "taken", "thrown", "won");

  private static final String CARDS = " cards";
  private static final String ASIDE = "aside";
  private static final String SET_ASIDE = "set aside";

  /** The noun for a zone: as its author says, or its name, with "cards" if it is no noun. */
  String noun(String zone) {
    String called = called(zone);
    return called.equals(ASIDE) ? "cards " + SET_ASIDE : isState(called) ? called + CARDS : called;
  }

  /** The place of what lies in a zone: {@code on the table}, {@code among your captured cards}. */
  String place(String zone, String whose) {
    String called = called(zone);
    if (called.equals(ASIDE)) {
      return SET_ASIDE;
    }
    String last = called.substring(called.lastIndexOf(' ') + 1).toLowerCase(Locale.ROOT);
    return (isState(called) ? "among " : SURFACES.contains(last) ? "on " : "in ")
        + whose
        + noun(zone);
  }

  /** The noun for cards in a zone that all players have in common, or that is the reader's own. */
  Noun card(String zone) {
    return isState(called(zone))
        ? of(zone, called(zone) + " card", "")
        : of(zone, "card", place(zone, "the "));
  }

  /** The noun for cards in the zones of all others together, of whom there may be several. */
  Noun cardOfOthers(String zone) {
    String place = place(zone, "the other players' ");
    boolean things = place.endsWith(CARDS) || place.equals(SET_ASIDE);
    return Noun.of("card").where(things ? place : Noun.of(place).many());
  }

  /** The noun for cards in another's zone. */
  Noun cardOf(String zone, String whose) {
    return of(zone, "card", place(zone, whose));
  }

  /** The noun for cards in the zone of a player. */
  private Noun of(String zone, String noun, String where) {
    Noun card = Noun.of(noun).where(where);
    return holdsOne(zone) ? card.sole() : card;
  }

  /** True if one card at most lies in a zone. */
  boolean holdsOne(String zone) {
    return zones.path(zone).path("most").asInt() == 1;
  }

  private String called(String zone) {
    String called = zones.path(zone).path("called").asText();
    return called.isBlank() ? zone : called;
  }

  /** True if a name is no noun, but says what became of the cards there: {@code captured}. */
  private static boolean isState(String name) {
    return STATES.contains(name) || name.matches("[a-z]{3,}[^e]ed");
  }
}
