package dev.runesheet.game.valeria.authoring.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.valeria.ValeriaSetup;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.dealing.StartPosition;
import dev.runesheet.game.valeria.dealing.Supply;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaState.Phase;
import dev.runesheet.game.valeria.turn.Actions;
import dev.runesheet.game.valeria.turn.Rolls;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Size;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The words of {@code given}: players, the centre, whose turn it is; or a preset. */
record ValeriaGiven(
    @Doc(
            "A whole match is dealt from it by chance; besides it only turn, and the players by"
                + " name, such as Ann: {}.")
        Optional<@Ref("preset") String> preset,
    @Doc("Who plays, and what they have; Ann and Bob are always there.") @Label("{key} {field}")
        Map<@Ref(WordList.PLAYER) String, Seat> players,
    @Inline Centre centre,
    @Inline Turn turn)
    implements Checked {

  /** The cards that nobody has, and what lies on them. */
  record Centre(
      @Doc("The cards of a stack, the top last; as at the usual start if left out.")
          @Label("Monsters {key}")
          Map<
                  @Range(min = 0, max = CardIndex.MONSTER_STACKS - 1) Integer,
                  List<@Ref("monster") String>>
              monsters,
      @Doc("The cards of a stack, the top last: 0 for one, 9 for eleven.") @Label("Citizens {key}")
          Map<
                  @Range(min = 0, max = CardIndex.CITIZEN_STACKS - 1) Integer,
                  List<@Ref("citizen") String>>
              citizens,
      @Doc("The cards of a stack, the top last; only the tops are face-up.") @Label("Domains {key}")
          Map<
                  @Range(min = 0, max = CardIndex.DOMAIN_STACKS - 1) Integer,
                  List<@Ref("domain") String>>
              domains,
      @Doc("The exhausted deck; the last is drawn first.") @Label("Exhausted deck")
          Optional<List<@Ref(WordList.CARD) String>> exhausted,
      @Doc("How many cards have been drawn from the exhausted deck.")
          @Default("0")
          @Range(min = 0, max = ValeriaVocabulary.MOST)
          int drawn,
      @Doc("The agents that can be engaged.") List<@Ref("agent") String> agents,
      @Doc("The agents that come next, the last one first.") @Named("agent deck")
          List<@Ref("agent") String> agentDeck,
      @Doc(
              "Cards that come in by effects only, by the name of the pool; with goods, tome or"
                  + " noble players sail, and the last of each fill the slots.")
          Map<@Ref("pool") String, List<@Ref(WordList.CARD) String>> reserves,
      @Doc("What lies with the Exekratys; left out, what lies there at first.") @Label("Pile {key}")
          Optional<Map<@Ref("paid") String, @Range(min = 0, max = ValeriaVocabulary.MOST) Integer>>
              piles,
      @Doc(
              "By monster or event on top of a stack: what was added to the price of slaying it,"
                  + " and the gold on it.")
          Map<
                  @Ref(WordList.CARD) String,
                  Map<@Ref("mark") String, @Range(min = 0, max = ValeriaVocabulary.MOST) Integer>>
              marks) {}

  /** The turn, and where it stands. */
  record Turn(
      @Doc("Whose turn it is.")
          @Label("Turn of")
          @Named("turn")
          @Default("\"Ann\"")
          @Ref(WordList.PLAYER)
          String player,
      @Doc("The number of the turn.")
          @Named("turn number")
          @Default("1")
          @Range(min = 1, max = ValeriaVocabulary.MOST)
          int turnNumber,
      @Doc("What comes next.") @Default("\"action\"") Next phase,
      @Doc("The dice of this turn.")
          Optional<@Size(value = 2, of = "dice") List<@Range(min = 1, max = Rolls.SIDES) Integer>>
              dice,
      @Doc("How many are left in the turn.")
          @Default("" + Actions.OF_A_TURN)
          @Range(min = 0, max = ValeriaVocabulary.MOST)
          int actions,
      @Doc("Whether the end is near.") @Named("last round") @Default("false") boolean lastRound) {

    private int seat() {
      return ValeriaVocabulary.PLAYERS.indexOf(player);
    }
  }

  /** The next step of a turn. */
  enum Next {
    DUKES(Phase.DUKES),
    ROLL(Phase.ROLL),
    HARVEST(Phase.HARVEST),
    ACTION(Phase.ACTION),
    END(Phase.TURN_END);

    private final Phase phase;

    Next(Phase phase) {
      this.phase = phase;
    }

    /** True if players have not chosen yet which of their relics they keep. */
    private boolean chooses() {
      return this == DUKES;
    }
  }

  /** The state of a player. */
  record Seat(
      @Doc("What the player owns, in order; also 'Cleric (face-down)', 'Opera House (new)'.")
          @Label(usual = true)
          List<@Ref("owned card") String> cards,
      @Doc("How much of it the player has; 0 if left out.") @Inline
          Map<Resource, @Range(min = 0, max = ValeriaVocabulary.MOST) Integer> resources,
      @Doc(
              "The duke that was kept; with `phase: dukes` those that are dealt, of which one is"
                  + " kept.")
          Optional<List<@Ref("duke") String>> dukes,
      @Doc(
              "The relic that was kept, owned behind `cards`; with `phase: dukes` those that are"
                  + " dealt, of which one is kept.")
          Optional<List<@Ref("relic") String>> relics)
      implements Checked {

    private static final Seat EMPTY =
        new Seat(List.of(), Map.of(), Optional.empty(), Optional.empty());

    @Override
    public void check(JsonValue written) {
      Stream.of(CardKind.DUKE.plural(), CardKind.RELIC.plural())
          .forEach(all -> written.notEmpty(all, Code.POSITION, "none", "one or more " + all));
    }

    /** Reports several dukes or relics of a player who has kept one of them. */
    private void keptOne(JsonValue written) {
      keptOne(written, CardKind.DUKE, dukes.orElse(List.of()), "");
      String owned = "; all that a player owns can stand in `cards`";
      keptOne(written, CardKind.RELIC, relicCodes(), owned);
    }

    private static void keptOne(
        JsonValue written, CardKind kind, List<String> codes, String otherwise) {
      if (codes.size() < 2) {
        return;
      }
      String several = codes.size() + " " + kind.plural();
      String kept = "the " + kind.word() + " that was kept";
      String dealt = "several are dealt with `phase: dukes`, where each player still chooses";
      written
          .at("/" + kind.plural())
          .ifPresent(
              value ->
                  value.report(
                      Diagnostic.of(Code.POSITION, value.location(), several, kept)
                          .suggesting(dealt + otherwise)));
    }

    private boolean hasDuke(String code) {
      return dukes.stream().anyMatch(codes -> codes.contains(code));
    }

    private List<String> relicCodes() {
      return relics.orElse(List.of());
    }

    private List<Integer> amounts() {
      return Stream.of(Resource.values()).map(one -> resources.getOrDefault(one, 0)).toList();
    }
  }

  @Override
  public void check(JsonValue written) {
    if (turn.seat() >= seats()) {
      written
          .at("/turn")
          .ifPresent(
              value -> value.error(Code.POSITION, turn.player(), "one of the players named"));
    }
    if (preset.isEmpty() && !turn.phase().chooses()) {
      players.forEach((name, seat) -> written.at("/players/" + name).ifPresent(seat::keptOne));
    }
    if (preset.isPresent()) {
      written.node().fieldNames().forEachRemaining(name -> besidesPreset(written, name));
      written.named("players").forEach(ValeriaGiven::dealt);
    }
  }

  /** Reports what a player is given to whom a preset deals. */
  private static void dealt(JsonField player) {
    for (JsonField given : player.value().named()) {
      given.reportName(
          Diagnostic.of(
              Code.POSITION,
              given.value().location(),
              given.name() + " besides a preset",
              player.name() + ": {}, for the preset deals what players have"));
    }
  }

  private static void besidesPreset(JsonValue written, String name) {
    if (!List.of("preset", "players", "turn", "chance", "seed", "moves").contains(name)) {
      written
          .at("/" + name)
          .ifPresent(
              value -> value.error(Code.POSITION, name + " besides a preset", "players or turn"));
    }
  }

  private int seats() {
    return names().size();
  }

  private List<String> names() {
    return playing(players.keySet());
  }

  /** The players of a match that names these: all whose seats come before theirs, too. */
  static List<String> playing(Set<String> named) {
    int seats =
        named.stream()
            .mapToInt(name -> ValeriaVocabulary.PLAYERS.indexOf(name) + 1)
            .reduce(Deal.FEWEST, Math::max);
    return ValeriaVocabulary.PLAYERS.subList(0, seats);
  }

  private Stream<Seat> perSeat() {
    return names().stream().map(name -> players.getOrDefault(name, Seat.EMPTY));
  }

  /** The set-up of a match in this position. */
  JsonNode setup(ValeriaCatalog catalog) {
    return preset.isPresent()
        ? ValeriaSetup.json(preset.get(), names(), turn.seat())
        : position().toJson(deal(catalog));
  }

  private Deal deal(ValeriaCatalog catalog) {
    DefaultCentre usual = new DefaultCentre(catalog);
    List<List<String>> open = stacks(usual.monsters(), centre.monsters());
    List<List<String>> dealt =
        turn.phase().chooses() ? perSeat().map(Seat::relicCodes).toList() : List.of();
    return new Deal(
        names(),
        areas(catalog, open),
        List.of(),
        perSeat().map(Seat::amounts).toList(),
        open,
        stacks(usual.citizens(), centre.citizens()),
        stacks(usual.domains(), centre.domains()),
        centre
            .exhausted()
            .orElse(Collections.nCopies(Supply.EXHAUSTED_EACH * seats(), CardType.TOKEN.code())),
        dukes(catalog),
        dealt.stream().allMatch(List::isEmpty) ? List.of() : dealt,
        centre.agents(),
        centre.agentDeck(),
        centre.reserves());
  }

  /** The dukes of each player, another for each one of whom none is given. */
  private List<List<String>> dukes(ValeriaCatalog catalog) {
    List<Seat> seats = perSeat().toList();
    Iterator<String> free =
        catalog.cards(CardKind.DUKE).stream()
            .map(CardType::code)
            .filter(code -> seats.stream().noneMatch(one -> one.hasDuke(code)))
            .iterator();
    return seats.stream().map(one -> one.dukes().orElseGet(() -> List.of(free.next()))).toList();
  }

  private static List<List<String>> stacks(
      List<List<String>> usual, Map<Integer, List<String>> given) {
    List<List<String>> stacks = new ArrayList<>(usual);
    given.forEach(stacks::set);
    return stacks;
  }

  /** The area of each stack of monsters, by its first card that has one. */
  private static List<String> areas(ValeriaCatalog catalog, List<List<String>> stacks) {
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

  private StartPosition position() {
    List<StartPosition.Owned> owned = new ArrayList<>();
    for (int seat = 0; seat < seats(); seat++) {
      Seat player = players.getOrDefault(names().get(seat), Seat.EMPTY);
      for (String card : player.cards()) {
        owned.add(CardNames.owned(seat, card));
      }
      if (!turn.phase().chooses()) {
        for (String relic : player.relicCodes()) {
          owned.add(CardNames.owned(seat, relic));
        }
      }
    }
    List<Integer> lying =
        centre
            .piles()
            .map(all -> Resource.IN_PRICES.stream().map(one -> all.getOrDefault(one, 0)).toList())
            .orElse(List.of());
    return new StartPosition(
        turn.phase().phase,
        turn.seat(),
        turn.turnNumber(),
        turn.actions(),
        turn.dice().orElse(List.of(0, 0)),
        centre.drawn(),
        turn.lastRound(),
        lying,
        owned,
        centre.marks().entrySet().stream()
            .map(
                one ->
                    new StartPosition.Mark(one.getKey(), ValeriaVocabulary.stats(one.getValue())))
            .toList());
  }
}
