package dev.runesheet.game.declared.setup;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Seats;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.setup.SetupReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The check of the words of a set-up, before a match begins. */
record SetupCheck(DeclaredCatalog catalog) {

  /** The least number of a player where any negative one is the holder's. */
  private static final int ANY = Integer.MIN_VALUE;

  /**
   * Checks a set-up.
   *
   * @throws IllegalArgumentException if it is not valid, with all that is wrong in it
   */
  static void check(JsonNode setup, DeclaredCatalog catalog) {
    new SetupCheck(catalog).check(SetupReader.of(setup));
  }

  private void check(SetupReader in) {
    boolean whole = isNot(in, "position");
    boolean decks = isNot(in, "lists");
    Seats seats = catalog.players();
    if (whole && decks) {
      in.words(DeclaredSetup.DECKS, seats.least(), seats.most(), catalog.decks().keySet());
    } else {
      in.labels(DeclaredSetup.DECKS, seats.least(), seats.most());
    }
    int players = seats.nearest(in.get(DeclaredSetup.DECKS).size());
    in.whole("first", 0, players - 1, 0);
    if (!decks) {
      in.lists("lists", players, catalog.cards().keySet());
      int number = 0;
      for (JsonNode list : in.get("lists")) {
        deck("lists/" + number++, list, in);
      }
    }
    if (!whole) {
      position(in.part("position"), players);
    }
    in.done();
  }

  /** A list of cards that are all known must be a deck as the game wants it. */
  private void deck(String place, JsonNode list, SetupReader in) {
    Map<String, Integer> deck = new LinkedHashMap<>();
    list.forEach(id -> deck.merge(id.asText(), 1, Integer::sum));
    catalog
        .deckFaults(deck)
        .forEach(
            fault ->
                in.problem(
                    place
                        + " is no deck that is allowed: found "
                        + fault.found()
                        + ", expected "
                        + fault.expected()
                        + "."));
  }

  private static boolean isNot(SetupReader in, String field) {
    return !in.has(field) || in.get(field).isNull();
  }

  private void position(SetupReader in, int players) {
    List<String> phases = catalog.phases().stream().map(DeclaredCatalog.Phase::name).toList();
    in.word("phase", phases, null);
    in.whole("turn", 1, Integer.MAX_VALUE, 1);
    in.count("seats", players);
    in.know(List.of("acting"));
    in.parts("seats").forEach(seat -> seat(seat, players));
    zones(in, "common", true, players);
    numbers(in, "game", DeclaredCatalog.GAME);
  }

  private void seat(SetupReader in, int players) {
    numbers(in, "stats", DeclaredCatalog.PLAYER);
    in.know(List.of("effects"));
    zones(in, "zones", false, players);
  }

  private void zones(SetupReader in, String field, boolean common, int players) {
    if (in.has(field)) {
      SetupReader zones = in.part(field);
      for (String zone : catalog.zonesInCommon(common)) {
        zones.parts(zone).forEach(card -> card(card, players));
      }
    }
  }

  private void card(SetupReader in, int players) {
    Map<String, Card> cards = catalog.cards();
    String id = in.word("card", cards.keySet());
    if (id != null) {
      numbers(in, "stats", cards.get(id).kind());
    }
    in.know(List.of("stats", "effects")); // Of a card that there is not, nothing more is said.
    in.every("attached", cards.keySet());
    if (in.has("owners") && in.count("owners", in.get("attached").size())) {
      in.get("owners")
          .forEach(one -> player("an owner of an attached card", one, ANY, in, players));
    }
    in.get("shown").forEach(one -> player("one to whom a card was shown", one, 0, in, players));
  }

  private static void player(String who, JsonNode one, int least, SetupReader in, int players) {
    if (!one.isInt() || one.intValue() < least || one.intValue() >= players) {
      in.problem(
          who
              + " is no player: found "
              + Excerpt.of(one.toString())
              + ", expected a whole number "
              + (least == ANY ? "" : "from " + least + " and ")
              + "below "
              + players
              + ".");
    }
  }

  private void numbers(SetupReader in, String field, String kind) {
    if (in.has(field)) {
      in.part(field).numbers(catalog.statsOf(kind));
    }
  }
}
