package dev.runesheet.game.valeria.authoring;

import dev.runesheet.document.JsonValue;
import dev.runesheet.game.valeria.card.Amounts;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Pips;
import dev.runesheet.game.valeria.turn.Rolls;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.language.strings.Column;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.schema.Among;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Placed;
import dev.runesheet.schema.Places;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Sheet;
import dev.runesheet.schema.Tag;
import dev.runesheet.spelling.Word;
import dev.runesheet.word.WordList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A card in the form of its row: a record for each sheet of the workbook. What a sheet has no
 * columns for is nothing.
 */
@Tag("kind")
sealed interface CardSource extends Placed, Checked
    permits CardSource.Starter,
        CardSource.Citizen,
        CardSource.Domain,
        CardSource.Monster,
        CardSource.Event,
        CardSource.Duke,
        CardSource.Noble,
        CardSource.Agent,
        CardSource.Relic {

  /** The kind of texts that are effect strings. */
  String STRING = "effect string";

  String RULES = "rules.valeria.cards.";
  String WORDS = "What its effects do; a remark that is not read.";
  int MOST = 99;

  /** The letter of its table and its number. */
  String code();

  /** The printed data of every card. */
  Printed printed();

  /** The first of the cells that say what its sort does: what it scores by, or an effect string. */
  default Optional<SourceLocation> foremost() {
    return CardSheets.strings(kind()).stream().findFirst().map(this::place);
  }

  /** The effect strings of its filled cells; effects stand in their order in rules. */
  default Map<Column, String> strings() {
    return Map.of();
  }

  /** The gold that it costs to hire or build. */
  default int gold() {
    return 0;
  }

  /** The costs and rewards of slaying it. */
  default Fight fight() {
    return Fight.NONE;
  }

  /** The numbers at which it pays or fires. */
  default Numbers numbers() {
    return Numbers.NONE;
  }

  /** Its roles; for a domain the required ones. */
  default Pips pips() {
    return Pips.NONE;
  }

  /** Its payout at a harvest. */
  default Payout payout() {
    return Payout.NONE;
  }

  /** The victory points that gaining it gives. */
  default int points() {
    return 0;
  }

  /** Its data as a monster. */
  default CardType.Monster monster() {
    return CardType.Monster.NONE;
  }

  /** The amounts of resources that give a point. */
  default Map<String, Integer> shares() {
    return Map.of();
  }

  /** The things that give points. */
  default Each each() {
    return Each.NONE;
  }

  /** The points for each good. */
  default int goods() {
    return 0;
  }

  /** True if players can slay it. */
  default boolean isSlain() {
    return kind() == CardKind.MONSTER;
  }

  /** True if using it is one of the two actions. */
  default boolean action() {
    return false;
  }

  /** Its table. */
  default CardKind kind() {
    return Word.of(CardKind.class, getClass().getAnnotation(Sheet.class).noun());
  }

  @Override
  default void check(JsonValue written) {
    char letter = kind().letter();
    if (!code().matches(letter + "[0-9]{1,5}")) {
      written
          .at("/code")
          .orElse(written)
          .errorAbout(
              Code.CARD_CODE,
              code(),
              "the letter " + letter + " and a number of up to five digits");
    }
  }

  /** The name as people call it. */
  default String name() {
    return printed().name();
  }

  /** The expansion it belongs to; empty if no cell tells it. */
  default String expansion() {
    return printed().expansion();
  }

  /** The cell of an effect string, filled or empty. */
  default SourceLocation place(Column column) {
    return places().of(column.word());
  }

  /** The id of the effect of a column. */
  default String effect(Column column) {
    return code() + "/" + column.id();
  }

  /** The reward for gaining or slaying it. */
  default Amounts reward() {
    return points() > 0 ? Amounts.of(0, 0, 0, points()) : fight().gives();
  }

  /** Its score at the end, by the thing counted, in the order of its cells. */
  default Map<String, Integer> scores() {
    Map<String, Integer> scores = new LinkedHashMap<>(shares());
    scores.putAll(each().roles());
    scores.putAll(each().things());
    scores.put("goods", goods());
    scores.values().removeIf(number -> number == 0);
    return scores;
  }

  /** The printed data of every card. */
  record Printed(
      @Doc("As people call it.") @Ref("name") String name,
      @Doc("Where it comes from; presets deal by it, but for starters, nobles, agents and relics.")
          @Default("\"\"")
          @Ref("shared name")
          String expansion,
      @Doc("x: it is not dealt.") @Default("false") boolean notDealt) {}

  /** The numbers at which a card pays. */
  record Numbers(
      @Doc("A die or the sum at which it pays. Empty: none.")
          Optional<@Range(min = 1, max = Rolls.HIGHEST) Integer> number,
      @Doc("A further sum at which it pays. Empty: none.")
          Optional<@Range(min = 1, max = Rolls.HIGHEST) Integer> secondNumber)
      implements Checked {

    static final Numbers NONE = new Numbers(Optional.empty(), Optional.empty());

    /** A second number that is the first says nothing; one without a first is the first. */
    @Override
    public void check(JsonValue written) {
      if (secondNumber.isPresent() && secondNumber.equals(number)) {
        written
            .at("/secondNumber")
            .orElse(written)
            .error(
                Code.DUPLICATE,
                secondNumber.get().toString(),
                "another number than the first, or nothing");
      }
    }

    CardType.Dice dice() {
      CardType.Dice none = CardType.Dice.NONE;
      return new CardType.Dice(number.orElse(none.first()), secondNumber.orElse(none.second()));
    }
  }

  /** The payout of a card at a harvest. */
  record Payout(
      @Label(value = "On turn {field}", note = "What it pays of it. Empty: 0.") Amounts onTurn,
      @Label(value = "Off turn {field}", note = "What it pays of it. Empty: 0.") Amounts offTurn) {

    static final Payout NONE = new Payout(Amounts.NONE, Amounts.NONE);
  }

  /** The costs and rewards of a fight. */
  record Fight(
      @Doc("The strength it costs. Empty: 0.") @Default("0") @Range(min = 0, max = MOST)
          int strength,
      @Doc("The magic it costs. Empty: 0.") @Default("0") @Range(min = 0, max = MOST) int magic,
      @Label(value = "Gives {field}", note = "What slaying it gives. Empty: 0.") Amounts gives) {

    static final Fight NONE = new Fight(0, 0, Amounts.NONE);
  }

  /** Points for each thing of a sort. */
  record Each(
      @Label(value = "Each {key}", note = "Points for each pip of it. Empty: 0.")
          Map<@Ref(WordList.ROLE) String, @Range(min = 0, max = MOST) Integer> roles,
      @Label(value = "Each {key}", note = "Points for each of them. Empty: 0.")
          Map<@Ref("thing") String, @Range(min = 0, max = MOST) Integer> things) {

    static final Each NONE = new Each(Map.of(), Map.of());
  }

  /** The cards that each player begins with. */
  @Sheet(title = "Starters", rules = RULES + "starter", noun = "starter", words = WORDS)
  record Starter(
      @Label("Card") @Doc("The card's code: s and a number, each only once.") String code,
      @Inline Printed printed,
      @Inline Numbers numbers,
      @Inline Payout payout,
      @Inline
          Map<@Among({"starter trigger", "on turn", "off turn"}) Column, @Ref(STRING) String>
              strings,
      Places places)
      implements CardSource {

    /** It pays by its numbers or by a word: with both it is dealt as one of the numbers. */
    @Override
    public void check(JsonValue written) {
      CardSource.super.check(written);
      boolean numbered = numbers.dice().hasNumber();
      String word = strings.get(Column.STARTER_TRIGGER);
      if (!numbered && word == null) {
        String expected = "a number to pay at, or when it pays under 'Pays'";
        written.report(
            Diagnostic.of(Code.CARD_STRAY, places.of("number"), "an empty cell", expected));
      } else if (numbered && word != null) {
        String expected = "an empty cell beside a number to pay at";
        written.report(
            Diagnostic.about(Code.CARD_STRAY, place(Column.STARTER_TRIGGER), word, expected));
      }
    }
  }

  /** Hired for gold; pays at harvest. */
  @Sheet(title = "Citizens", rules = RULES + "citizen", noun = "citizen", words = WORDS)
  record Citizen(
      @Label("Card") @Doc("The card's code: c and a number, each only once.") String code,
      @Inline Printed printed,
      @Doc("The gold it costs.") @Range(min = 0, max = MOST) int gold,
      @Inline Numbers numbers,
      @Label(note = "How often it has the role. Empty: 0.") @Inline Pips pips,
      @Inline Payout payout,
      @Inline Map<@Among({"on turn", "off turn"}) Column, @Ref(STRING) String> strings,
      Places places)
      implements CardSource {}

  /** Built for gold by those with the roles for it. */
  @Sheet(title = "Domains", rules = RULES + "domain", noun = "domain", words = WORDS)
  record Domain(
      @Label("Card") @Doc("The card's code: d and a number, each only once.") String code,
      @Inline Printed printed,
      @Doc("The gold it costs.") @Range(min = 0, max = MOST) int gold,
      @Label(note = "How often its builder needs the role, and later has its sign. Empty: 0.")
          @Inline
          Pips pips,
      @Doc("The victory points it gives. Empty: 0.") @Default("0") @Range(min = 0, max = MOST)
          int points,
      @Inline Map<@Among({"activation", "passive"}) Column, @Ref(STRING) String> strings,
      Places places)
      implements CardSource {}

  /** Slain for strength and magic. */
  @Sheet(title = "Monsters", rules = RULES + "monster", noun = "monster", words = WORDS)
  record Monster(
      @Label("Card") @Doc("The card's code: m and a number, each only once.") String code,
      @Inline Printed printed,
      @Inline CardType.Monster monster,
      @Inline Fight fight,
      @Inline Map<@Among({"cost", "reward"}) Column, @Ref(STRING) String> strings,
      Places places)
      implements CardSource {}

  /** Drawn where a stack is exhausted; some are monsters too. */
  @Sheet(title = "Events", rules = RULES + "event", noun = "event", words = WORDS)
  record Event(
      @Label("Card") @Doc("The card's code: e and a number, each only once.") String code,
      @Inline Printed printed,
      @Doc("The roll it fires at, -1 for each. Empty: none.")
          Optional<@Range(min = -1, max = Rolls.HIGHEST) Integer> number,
      @Doc("What sort of monster it is. Empty: none.") Optional<@Ref("monster type") String> type,
      @Inline Fight fight,
      @Inline
          Map<@Among({"roll", "reveal", "reign", "reward"}) Column, @Ref(STRING) String> strings,
      Places places)
      implements CardSource {

    /** True if its row says something of slaying it. */
    boolean isFought() {
      return !fight.equals(Fight.NONE) || strings.containsKey(Column.REWARD);
    }

    @Override
    public boolean isSlain() {
      return type.isPresent();
    }

    /** The number on which it fires; one that no dice show if the card has none. */
    @Override
    public Numbers numbers() {
      return new Numbers(number.or(() -> Optional.of(0)), Optional.empty());
    }

    @Override
    public CardType.Monster monster() {
      return new CardType.Monster("", type.orElse(""), 0, false);
    }
  }

  /** Kept in secret; scores at the end. */
  @Sheet(title = "Dukes", rules = RULES + "duke", noun = "duke", words = WORDS)
  record Duke(
      @Label("Card") @Doc("The card's code: k and a number, each only once.") String code,
      @Inline Printed printed,
      @Label(value = "{key} per point", note = "How much gives a point. Empty: 0.")
          Map<@Ref("share") String, @Range(min = 0, max = MOST) Integer> shares,
      @Inline Each each,
      Places places)
      implements CardSource {

    @Override
    public Optional<SourceLocation> foremost() {
      return Optional.of(places.of("shares", Resource.IN_PRICES.get(0)));
    }
  }

  /** Rescued by sailing; scores at the end. */
  @Sheet(title = "Nobles", rules = RULES + "noble", noun = "noble", words = WORDS)
  record Noble(
      @Label("Card") @Doc("The card's code: n and a number, each only once.") String code,
      @Inline Printed printed,
      @Label(note = "How often it has the role. Empty: 0.") @Inline Pips pips,
      @Inline Each each,
      @Doc("Points for each good. Empty: 0.") @Default("0") @Range(min = 0, max = MOST) int goods,
      @Inline Map<@Among({"score"}) Column, @Ref(STRING) String> strings,
      Places places)
      implements CardSource {

    @Override
    public Optional<SourceLocation> foremost() {
      return Optional.of(places.of("roles", Role.WORDS.get(0)));
    }
  }

  /** Engaged by an action for a price. */
  @Sheet(title = "Agents", rules = RULES + "agent", noun = "agent", words = WORDS)
  record Agent(
      @Label("Card") @Doc("The card's code: a and a number, each only once.") String code,
      @Inline Printed printed,
      @Inline Map<@Among({"engage"}) Column, @Ref(STRING) String> strings,
      Places places)
      implements CardSource {}

  /** One for each player, kept from two. */
  @Sheet(title = "Relics", rules = RULES + "relic", noun = "relic", words = WORDS)
  record Relic(
      @Label("Card") @Doc("The card's code: r and a number, each only once.") String code,
      @Inline Printed printed,
      @Doc("x: using it is one of the two actions.") @Default("false") boolean action,
      @Inline Map<@Among({"relic"}) Column, @Ref(STRING) String> strings,
      Places places)
      implements CardSource {}
}
