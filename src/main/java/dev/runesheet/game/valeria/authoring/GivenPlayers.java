package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.CardKind;
import dev.runesheet.game.valeria.Position.Owned;
import dev.runesheet.game.valeria.ValeriaCatalog;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What {@code given} says of the players: what they have, own and were dealt. */
final class GivenPlayers {

  private static final int FEWEST = 2;

  private final ValeriaCatalog catalog;
  private final CardNames names;
  private final List<List<Integer>> resources = new ArrayList<>();
  private final List<List<String>> dukes = new ArrayList<>();
  private final List<List<String>> relics = new ArrayList<>();
  private final List<Owned> owned = new ArrayList<>();

  GivenPlayers(ValeriaCatalog catalog, CardNames names) {
    this.catalog = catalog;
    this.names = names;
    seat(FEWEST - 1);
  }

  /** Makes seats up to one. */
  private void seat(int seat) {
    while (resources.size() <= seat) {
      resources.add(new ArrayList<>(java.util.Collections.nCopies(nothing(), 0)));
      dukes.add(List.of(catalog.cards(CardKind.DUKE).get(0).code()));
      relics.add(List.of());
    }
  }

  private static int nothing() {
    return TableWords.RESOURCES.size();
  }

  /** Reads what a player has. */
  void read(int seat, JsonValue value) {
    seat(seat);
    value.fields().ifPresent(fields -> read(seat, fields));
  }

  private void read(int seat, JsonFields fields) {
    for (int i = 0; i < nothing(); i++) {
      String name = TableWords.RESOURCES.get(i);
      resources.get(seat).set(i, TableWords.whole(fields, name, 0, 0, TableWords.MOST));
    }
    fields
        .optional("cards")
        .flatMap(JsonValue::list)
        .orElse(List.of())
        .forEach(card -> owned(seat, card).ifPresent(owned::add));
    fields
        .optional("dukes")
        .map(list -> dealt(list, CardKind.DUKE))
        .filter(codes -> !codes.isEmpty()) // What names none is found; the usual one stands in.
        .ifPresent(codes -> dukes.set(seat, codes));
    fields.optional("relics").ifPresent(list -> relics.set(seat, dealt(list, CardKind.RELIC)));
    fields.noOthers();
  }

  private List<String> dealt(JsonValue list, CardKind kind) {
    List<String> codes = names.list(list);
    boolean fits = codes.stream().allMatch(code -> catalog.card(code).kind() == kind);
    if (!fits || codes.isEmpty()) {
      list.error(Code.POSITION, list.found(), "one or more " + kind.word() + "s");
    }
    return codes;
  }

  /** A card with how it lies: {@code Cleric (face-down)}, {@code Opera House (new)}. */
  private Optional<Owned> owned(int seat, JsonValue value) {
    String text = value.text().orElse("");
    boolean fresh = text.endsWith(CardNames.NEW);
    text = fresh ? text.substring(0, text.length() - CardNames.NEW.length()) : text;
    boolean down = text.endsWith(CardNames.FACE_DOWN);
    text = down ? text.substring(0, text.length() - CardNames.FACE_DOWN.length()) : text;
    return text.isEmpty()
        ? Optional.empty()
        : names.read(value, text).map(code -> new Owned(seat, code, down, fresh));
  }

  /** How many there are. */
  int count() {
    return resources.size();
  }

  /** How they are called. */
  List<String> names() {
    return TableWords.PLAYERS.subList(0, count());
  }

  List<List<Integer>> resources() {
    return resources;
  }

  List<List<String>> dukes() {
    return dukes;
  }

  /** What relics each was dealt; nothing if nobody was. */
  List<List<String>> relics() {
    return relics.stream().allMatch(List::isEmpty) ? List.of() : relics;
  }

  /** What they own. */
  List<Owned> owned() {
    return owned;
  }
}
