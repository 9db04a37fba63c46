package dev.runesheet.game.valeria.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.valeria.Card;
import dev.runesheet.game.valeria.CardKind;
import dev.runesheet.game.valeria.CardType;
import dev.runesheet.game.valeria.Deal;
import dev.runesheet.game.valeria.Position;
import dev.runesheet.game.valeria.SetUp;
import dev.runesheet.game.valeria.ValeriaCatalog;
import dev.runesheet.game.valeria.ValeriaState.Phase;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonFields.JsonField;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.testing.Scenario;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Predicate;

/** The words of {@code given}: players, the centre, whose turn it is; or a preset. */
final class ValeriaGiven {

  /** What can lie on a card of the centre, by its word. */
  static final Map<String, String> MARKS = marks();

  private static final int MOST_STACKS = 10;

  private final ValeriaCatalog catalog;
  private final CardNames names;
  private final GivenPlayers players;

  private ValeriaGiven(ValeriaCatalog catalog, CardNames names) {
    this.catalog = catalog;
    this.names = names;
    this.players = new GivenPlayers(catalog, names);
  }

  private static Map<String, String> marks() {
    Map<String, String> marks = new LinkedHashMap<>();
    marks.put("gold", Card.EXTRA_GOLD);
    marks.put("strength", Card.EXTRA_STRENGTH);
    marks.put("magic", Card.EXTRA_MAGIC);
    marks.put("pool", Card.GOLD_POOL);
    return Collections.unmodifiableMap(marks);
  }

  /** The set-up of a match as JSON, or empty after a report. */
  static Optional<JsonNode> read(Scenario scenario, ValeriaCatalog catalog, CardNames names) {
    return scenario.givenFields().map(fields -> new ValeriaGiven(catalog, names).setup(fields));
  }

  private JsonNode setup(JsonFields fields) {
    Optional<JsonValue> preset = fields.optional("preset");
    fields.optional("players").ifPresent(map -> TableWords.byPlayer(map, players::read));
    int turn = player(fields.optional("turn"));
    if (preset.isPresent()) {
      String name = TableWords.known(preset.get(), catalog.presets().keySet()).orElse("");
      fields.noOthers();
      return SetUp.json(name, players.names(), turn);
    }
    Deal deal = deal(fields);
    Position position = position(fields, turn);
    fields.noOthers();
    return position.toJson(deal);
  }

  private int player(Optional<JsonValue> value) {
    OptionalInt seat = value.isPresent() ? TableWords.player(value.get()) : OptionalInt.empty();
    if (seat.isPresent() && seat.getAsInt() >= players.count()) {
      value.get().error(Code.POSITION, value.get().found(), "one of the players named");
      return 0;
    }
    return seat.orElse(0);
  }

  private Deal deal(JsonFields fields) {
    UsualCentre usual = new UsualCentre(catalog);
    List<List<String>> monsters = stacks(fields, "monsters", usual.monsters(), CardKind.MONSTER);
    List<List<String>> citizens = stacks(fields, "citizens", usual.citizens(), CardKind.CITIZEN);
    List<List<String>> domains = stacks(fields, "domains", usual.domains(), CardKind.DOMAIN);
    List<String> exhausted =
        fields
            .optional("exhausted")
            .map(names::list)
            .orElse(Collections.nCopies(2 * players.count(), CardType.TOKEN.code()));
    List<String> agents = fields.optional("agents").map(names::list).orElse(List.of());
    List<String> agentDeck = fields.optional("agent deck").map(names::list).orElse(List.of());
    Map<String, List<String>> reserves = new TreeMap<>();
    for (JsonField pool : fields.optional("reserves").map(TableWords::entries).orElse(List.of())) {
      reserves.put(pool.name(), names.list(pool.value()));
    }
    return new Deal(
        players.names(),
        areas(monsters),
        List.of(),
        players.resources(),
        monsters,
        citizens,
        domains,
        exhausted,
        players.dukes(),
        players.relics(),
        agents,
        agentDeck,
        reserves);
  }

  private List<List<String>> stacks(
      JsonFields fields, String name, List<List<String>> usual, CardKind kind) {
    List<List<String>> stacks = new ArrayList<>(usual);
    fields
        .optional(name)
        .ifPresent(
            map ->
                TableWords.byStack(
                    map, usual.size(), (stack, list) -> stacks.set(stack, stack(list, kind))));
    return stacks;
  }

  /** The cards of a stack. */
  private List<String> stack(JsonValue list, CardKind kind) {
    List<String> codes = new ArrayList<>();
    for (JsonValue one : list.list().orElse(List.of())) {
      Optional<String> code = names.read(one);
      code.ifPresent(codes::add);
      code.filter(card -> !fits(card, kind)).ifPresent(card -> misplaced(one, card, kind));
    }
    return codes;
  }

  /** It is of the stack's kind, or comes from the exhausted deck or a reserve. */
  private boolean fits(String code, CardKind kind) {
    CardKind found = catalog.card(code).kind();
    return found == kind
        || found == CardKind.TOKEN
        || found == CardKind.EVENT
        || catalog.presets().values().stream()
            .anyMatch(preset -> preset.reserves().values().stream().anyMatch(of(code)));
  }

  private static Predicate<List<String>> of(String code) {
    return reserve -> reserve.contains(code);
  }

  private void misplaced(JsonValue value, String code, CardKind kind) {
    List<String> valid =
        catalog.cards().stream()
            .filter(card -> card.kind() == kind)
            .map(card -> names.of(card.code()))
            .toList();
    String nearest = Words.nearest(names.of(code), valid);
    Diagnostic finding =
        Diagnostic.of(
            Code.POSITION,
            value.location(),
            names.of(code),
            "a " + kind.word() + ", an event, or a card of a reserve");
    value.report(nearest == null ? finding : finding.suggesting("did you mean '" + nearest + "'?"));
  }

  /** The area of each stack of monsters, by its first card that has one. */
  private List<String> areas(List<List<String>> stacks) {
    return stacks.stream()
        .map(
            stack ->
                stack.stream()
                    .map(code -> catalog.card(code).monster().area())
                    .filter(area -> !area.isEmpty())
                    .findFirst()
                    .orElse(""))
        .toList();
  }

  private Position position(JsonFields fields, int active) {
    Phase phase = fields.optional("phase").flatMap(TableWords::phase).orElse(Phase.ACTION);
    boolean ending = fields.optional("last round").map(TableWords::flag).orElse(false);
    List<Integer> dice = fields.optional("dice").flatMap(TableWords::dice).orElse(List.of(0, 0));
    int actions = TableWords.whole(fields, "actions", 2, 0, TableWords.MOST);
    int number = TableWords.whole(fields, "turn number", 1, 1, TableWords.MOST);
    int drawn = TableWords.whole(fields, "drawn", 0, 0, TableWords.MOST);
    List<Position.Mark> marks = new ArrayList<>();
    for (JsonField field : fields.optional("marks").map(TableWords::entries).orElse(List.of())) {
      names
          .key(field)
          .ifPresent(code -> marks.add(new Position.Mark(code, numbers(field.value()))));
    }
    List<Integer> piles = fields.optional("piles").map(ValeriaGiven::piles).orElse(List.of());
    return new Position(
        phase, active, number, actions, dice, drawn, ending, piles, players.owned(), marks);
  }

  private static List<Integer> piles(JsonValue value) {
    List<Integer> piles = new ArrayList<>();
    value
        .fields()
        .ifPresent(
            fields -> {
              for (String resource : ValeriaActions.PAID) {
                piles.add(TableWords.whole(fields, resource, 0, 0, TableWords.MOST));
              }
              fields.noOthers();
            });
    return piles;
  }

  private static Map<String, Integer> numbers(JsonValue value) {
    Map<String, Integer> numbers = new TreeMap<>();
    for (JsonField field : TableWords.entries(value)) {
      String stat = MARKS.get(field.name());
      if (stat == null) {
        field.unknownName(Code.UNKNOWN_FIELD, MARKS.keySet());
      } else {
        field.value().whole(0, TableWords.MOST).ifPresent(number -> numbers.put(stat, number));
      }
    }
    return numbers;
  }
}
