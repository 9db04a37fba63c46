package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.game.valeria.authoring.effect.EffectCell.Sort;
import dev.runesheet.game.valeria.card.Payout;
import dev.runesheet.game.valeria.word.MonsterType;
import dev.runesheet.game.valeria.word.Offers;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.generate.Literals;
import dev.runesheet.generate.RowStatements;
import dev.runesheet.language.strings.Amount;
import dev.runesheet.language.strings.CountedThings;
import dev.runesheet.language.strings.CountedThings.What;
import dev.runesheet.language.strings.Prompt;
import dev.runesheet.language.strings.StepBuilder;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.spelling.Titled;
import dev.runesheet.spelling.Word;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.column.Slots;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The columns of the sheets of cards' effects. Each is declared once: its heading and note, the
 * parts of its cells, and what a cell means. Its code for plain Drools is made of that meaning.
 */
final class CardEffectColumns {

  private static final Selector.Role OWNER = Selector.Role.OWNER;
  private static final Part HOW_MUCH = new Part("how much", new CellType.Whole(1, 999));
  private static final List<Resource> AT_SEA = List.of(Resource.MAPS, Resource.TOMES);
  private static final List<Resource> ON_LAND =
      Stream.of(Resource.values()).filter(one -> !AT_SEA.contains(one)).toList();
  private static final CellType RESOURCE = resources(List.of(Resource.values()));

  /**
   * One part of a column's cells.
   *
   * @param heading its heading where a cell has several
   * @param type the type of what stands there
   */
  private record Part(String heading, CellType type) {}

  private final VerbCatalog verbs;
  private final boolean asks;
  private int made;

  /**
   * Columns of one sheet.
   *
   * @param asks whether its rows can ask: they run again with the answer
   */
  CardEffectColumns(VerbCatalog verbs, boolean asks) {
    this.verbs = verbs;
    this.asks = asks;
  }

  private StepBuilder at(TypedCell cell) {
    return StepBuilder.of(verbs, cell.place());
  }

  /** The resource and number that a cell has from a part on. */
  private static Amount amount(TypedCell cell, int part) {
    return new Amount(cell.text(part), (int) cell.number(part + 1));
  }

  private static CellType word(String list, List<String> words) {
    return new CellType.Word(list, words, Code.UNKNOWN_WORD);
  }

  private static CellType resources(List<Resource> resources) {
    return word("resource", resources.stream().map(Resource::stat).toList());
  }

  /** A column that says a step. */
  private EffectCell step(
      String label, String note, Function<TypedCell, Step> meaning, Part... parts) {
    Function<Step, String> code = asks ? RowStatements::beforeQuestion : RowStatements::step;
    return cell(Sort.STEP, label, note, meaning, code, parts);
  }

  private <T> EffectCell cell(
      Sort sort,
      String label,
      String note,
      Function<TypedCell, T> meaning,
      Function<T, String> code,
      Part... parts) {
    Slots slots = slots(parts);
    String template = slots.in(code.apply(meaning.apply(slots.marks())));
    return new EffectCell(column(label, note, template, parts), sort, meaning);
  }

  private static Slots slots(Part... parts) {
    return new Slots(Stream.of(parts).map(Part::type).toList());
  }

  private Column column(String label, String note, String template, Part... parts) {
    made++;
    Column column =
        new Column(
            Keyword.ACTION,
            template,
            label,
            note + " Empty: nothing.",
            slots(parts).types(),
            false,
            false,
            new Binding.Value("part " + made));
    return parts.length == 1
        ? column
        : column.headed(Arrays.stream(parts).map(Part::heading).toList());
  }

  /** The column of an amount printed on the card. */
  EffectCell printed(String label) {
    return step(
        label,
        "Pays the numbers that the card's own row has for a moment: on-turn, off-turn, reward.",
        cell -> at(cell).printed(cell.text()),
        new Part(label, word("moment", Word.words(Payout.class))));
  }

  /** A column for each resource that is gained. */
  List<EffectCell> gains() {
    return Stream.of(Resource.values()).map(Resource::stat).map(this::gain).toList();
  }

  private EffectCell gain(String resource) {
    return step(
        "Gains " + resource,
        "So much is gained.",
        cell -> at(cell).gain(OWNER, new Amount(resource, (int) cell.number(0))),
        HOW_MUCH);
  }

  /** The columns of gains per counted thing. */
  List<EffectCell> counts() {
    CellType name = new CellType.Name();
    CellType type = word("type", Titled.titles(MonsterType.class));
    return List.of(
        count(What.PIPS, "sign", "A role", word("role", Role.WORDS)),
        count(What.CITIZENS, "citizen"),
        count(What.DOMAINS, "domain"),
        count(What.MONSTERS, "monster"),
        count(What.CITIZENS_NAMED, "citizen of a name", "A name", name),
        count(What.STARTERS_NAMED, "starter of a name", "A name", name),
        count(What.MONSTERS_NAMED, "monster of a name", "A name", name),
        count(What.AREA, "monster of an area", "An area", name),
        count(What.TYPE, "monster of a type", "A type", type));
  }

  private EffectCell count(What counted, String what) {
    String each = "For each " + what;
    return step(
        each,
        "A resource and a number, gained for each that the player owns.",
        cell -> gainEach(cell, 0, new CountedThings(counted, "")),
        new Part(each + ", gains", RESOURCE),
        HOW_MUCH);
  }

  /** The column of a count whose cells say first which are counted. */
  private EffectCell count(What counted, String what, String which, CellType type) {
    String each = "For each " + what;
    return step(
        each,
        which + ", a resource and a number, gained for each that the player owns.",
        cell -> gainEach(cell, 1, new CountedThings(counted, cell.text())),
        new Part(each, type),
        new Part("gains", RESOURCE),
        HOW_MUCH);
  }

  private Step gainEach(TypedCell cell, int part, CountedThings things) {
    return at(cell).gainEach(OWNER, amount(cell, part), things.number());
  }

  /** The columns of options. */
  List<EffectCell> options() {
    Optional<Condition> sails = Optional.of(StepBuilder.sails());
    String sea = "A resource and a number that can be chosen by those who sail.";
    String land = "A resource and a number that can be chosen.";
    Stream<EffectCell> onLand =
        IntStream.rangeClosed(1, 4)
            .mapToObj(i -> option("Option " + i, land, ON_LAND, Optional.empty()));
    Stream<EffectCell> atSea =
        IntStream.rangeClosed(1, 2).mapToObj(i -> option("Option at sea " + i, sea, AT_SEA, sails));
    return Stream.concat(onLand, atSea).toList();
  }

  private EffectCell option(
      String label, String note, List<Resource> resources, Optional<Condition> open) {
    Part[] parts = {new Part(label, resources(resources)), HOW_MUCH};
    String name = slots(parts).call(Offers.class, "name");
    String words = slots(parts).call(Offers.class, "gain");
    Function<Step, String> code = step -> RowStatements.option(open, name, words, step);
    Column column = cell(Sort.OPTION, label, note, this::gained, code, parts).column();
    return new EffectCell(column, Sort.OPTION, cell -> option(cell, open));
  }

  private Step gained(TypedCell cell) {
    return at(cell).gain(OWNER, amount(cell, 0));
  }

  private Step.Branch option(TypedCell cell, Optional<Condition> open) {
    Amount amount = amount(cell, 0);
    String name = Offers.name(amount.resource(), amount.number());
    return new Step.Branch(name, open, new Step.Options.One(), List.of(gained(cell)));
  }

  /** The column of a payment that the player may decline. */
  EffectCell exchange() {
    Part[] parts = exchanged("Offers to pay");
    String name = Literals.text(StepBuilder.TAKE);
    String words = slots(parts).call(Offers.class, "exchange");
    return cell(
        Sort.EXCHANGE,
        "Offers an exchange",
        "What is paid, how much, what is gained, how much. The player may decline.",
        this::trade,
        trade -> RowStatements.option(Optional.of(trade.condition()), name, words, trade),
        parts);
  }

  /** The column of a payment without a question, made if the player has enough. */
  EffectCell exchangeAtOnce() {
    return step(
        "Exchanges",
        "What is paid, how much, what is gained, how much, without a question.",
        this::trade,
        exchanged("Pays"));
  }

  private Step.If trade(TypedCell cell) {
    return at(cell).trade(amount(cell, 0), amount(cell, 2));
  }

  private static Part[] exchanged(String pays) {
    return new Part[] {new Part(pays, RESOURCE), HOW_MUCH, new Part("to gain", RESOURCE), HOW_MUCH};
  }

  /** The column of the question, in one of three ways. */
  EffectCell question(String label, Step.Asking asking, List<Prompt> prompts) {
    return cell(
        Sort.QUESTION,
        label,
        "What the player is asked.",
        cell -> new EffectCell.Question(cell.text(), asking),
        asked -> RowStatements.question(OWNER, asked.asking(), asked.prompt()),
        new Part(label, word("question", prompts.stream().map(Prompt::word).toList())));
  }

  /** The column of the end of a row. */
  EffectCell end() {
    return cell(
        Sort.END,
        "(end)",
        "Ends a row that asks nothing: x.",
        any -> Sort.END,
        end -> RowStatements.NEXT,
        new Part("(end)", new CellType.Mark()));
  }
}
