package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.game.valeria.authoring.effect.EffectCell.Sort;
import dev.runesheet.game.valeria.card.Payout;
import dev.runesheet.game.valeria.word.MonsterType;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.language.strings.Amount;
import dev.runesheet.language.strings.CountedThings;
import dev.runesheet.language.strings.CountedThings.What;
import dev.runesheet.language.strings.StepBuilder;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.spelling.Titled;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import java.util.ArrayList;
import java.util.List;

/** The columns of the sheets of effects: headings, types and code. */
final class EffectColumns {

  private static final String PRINTED = "receive-printed";
  private static final String FIRST = "if ($r.isFirst()) ";
  private static final String OWNER = "$r.getOwner()";

  /** True if the resource that a cell of an exchange says first is there. */
  private static final String PAYABLE = "!" + OWNER + ".below(\"$1\", $2)";

  private static final String MORE = " Empty: nothing.";
  private static final CellType NUMBER = new CellType.Whole(1, 999);
  private static final List<Resource> AT_SEA = List.of(Resource.MAPS, Resource.TOMES);

  private final VerbCatalog verbs;
  private final boolean asks;
  private int made;

  /**
   * Columns of one sheet.
   *
   * @param asks whether its rows can ask: they run again with the answer
   */
  EffectColumns(VerbCatalog verbs, boolean asks) {
    this.verbs = verbs;
    this.asks = asks;
  }

  private StepBuilder at(TypedCell cell) {
    return StepBuilder.of(verbs, cell.place());
  }

  /** The resource and number that a cell has from a part on. */
  private static Amount amount(TypedCell cell, int part) {
    return new Amount(cell.values().get(part).literal(), (int) cell.number(part + 1));
  }

  private Column act(String label, String note, String code, CellType... types) {
    made++;
    return new Column(
        Keyword.ACTION,
        code,
        label,
        note + MORE,
        List.of(types),
        false,
        false,
        new Binding.Value("part " + made));
  }

  private String once(String code) {
    return asks ? FIRST + code : code;
  }

  /** The code of a gain; resource and amount are code, too. */
  private String gain(String resource, String amount) {
    return changed("gain", resource, amount);
  }

  private String changed(String verb, String resource, String amount) {
    return call(verb, OWNER + ", \"" + resource + "\", " + amount);
  }

  private String call(String verb, String arguments) {
    return verbs.get(verb).called() + "($r, " + arguments + ");";
  }

  /** The code of an exchange, whose cells say what is paid, gained, and how much. */
  private String traded() {
    return ") { " + changed("lose", "$1", "$2") + " " + gain("$3", "$4") + " }";
  }

  private static CellType word(String list, List<String> words) {
    return new CellType.Word(list, words, Code.UNKNOWN_WORD);
  }

  private static CellType resources(List<Resource> resources) {
    return word("resource", resources.stream().map(Resource::stat).toList());
  }

  /** The column of an amount printed on the card. */
  EffectCell printed(String label) {
    return new EffectCell(
        act(
            label,
            "Pays the numbers that the card's own row has for a moment: on-turn, off-turn, reward.",
            once(call(PRINTED, "\"$param\"")),
            word("moment", Payout.words())),
        Sort.STEP,
        cell -> at(cell).act(PRINTED, StepBuilder.word(cell.text())));
  }

  /** A column for each resource that is gained. */
  List<EffectCell> gains() {
    List<EffectCell> gains = new ArrayList<>();
    for (Resource resource : Resource.values()) {
      String code = gain(resource.stat(), "$param");
      gains.add(
          new EffectCell(
              act("Gains " + resource.stat(), "So much is gained.", once(code), NUMBER),
              Sort.STEP,
              cell ->
                  at(cell)
                      .gain(
                          Selector.Role.OWNER, new Amount(resource.stat(), (int) cell.number(0)))));
    }
    return gains;
  }

  /** The columns of gains per counted thing. */
  List<EffectCell> counts() {
    CellType name = new CellType.Name();
    CellType type = word("type", Titled.titles(MonsterType.class));
    return List.of(
        count("sign", "A role", word("role", Role.WORDS), What.PIPS),
        count("citizen", "", null, What.CITIZENS),
        count("domain", "", null, What.DOMAINS),
        count("monster", "", null, What.MONSTERS),
        count("citizen of a name", "A name", name, What.CITIZENS_NAMED),
        count("starter of a name", "A name", name, What.STARTERS_NAMED),
        count("monster of a name", "A name", name, What.MONSTERS_NAMED),
        count("monster of an area", "An area", name, What.AREA),
        count("monster of a type", "A type", type, What.TYPE));
  }

  private EffectCell count(String what, String first, CellType which, What counted) {
    int shift = which == null ? 0 : 1;
    List<CellType> types = new ArrayList<>();
    if (which != null) {
      types.add(which);
    }
    types.add(resources(List.of(Resource.values())));
    types.add(NUMBER);
    String each = "For each " + what;
    List<String> headings =
        which == null ? List.of(each + ", gains", "how much") : List.of(each, "gains", "how much");
    String parts = (first.isEmpty() ? "A" : first + ", a") + " resource and a number";
    Column column =
        act(
                each,
                parts + ", gained for each that the player owns.",
                once(gain("$" + (1 + shift), code(counted) + " * $" + (2 + shift))),
                types.toArray(CellType[]::new))
            .headed(headings);
    return new EffectCell(
        column,
        Sort.STEP,
        cell ->
            at(cell)
                .gainEach(
                    Selector.Role.OWNER,
                    amount(cell, shift),
                    new CountedThings(counted, which == null ? "" : cell.text()).number()));
  }

  /** The count as code of a row whose first part names which, if there is a choice. */
  private static String code(What what) {
    String where =
        what.property().isEmpty()
            ? "true"
            : "candidate.carries(\"" + what.property() + "\", \"$1\")";
    String group =
        "$r.in(\"" + what.scope().word() + "\", " + OWNER + ", candidate -> " + where + ")";
    return what == What.PIPS ? "$r.total(" + group + ", \"$1\")" : group + ".size()";
  }

  /** The columns of options. */
  List<EffectCell> options() {
    List<EffectCell> options = new ArrayList<>();
    for (int i = 1; i <= 4; i++) {
      options.add(option("Option " + i, List.of(Resource.values()).subList(0, 4), "true"));
    }
    String sails = "!" + OWNER + ".below(\"sails\", 1)";
    for (int i = 1; i <= 2; i++) {
      options.add(option("Option at sea " + i, AT_SEA, sails));
    }
    return options;
  }

  private EffectCell option(String label, List<Resource> resources, String open) {
    boolean sea = resources.equals(AT_SEA);
    String id = "\"+\" + $2 + Resource.named(\"$1\").letter()";
    Column column =
        act(
                label,
                "A resource and a number that can be chosen" + (sea ? " by those who sail." : "."),
                "if ($r.option("
                    + open
                    + ", "
                    + id
                    + ", \"gain \" + Resource.named(\"$1\").amount($2))) "
                    + gain("$1", "$2"),
                resources(resources),
                NUMBER)
            .headed(List.of(label, "how much"));
    return new EffectCell(column, Sort.OPTION, cell -> option(cell, sea));
  }

  private Step.Branch option(TypedCell cell, boolean sea) {
    Amount amount = amount(cell, 0);
    String name = "+" + amount.number() + Resource.named(amount.resource()).letter();
    Step.Branch branch = new Step.Branch(name, List.of(at(cell).gain(Selector.Role.OWNER, amount)));
    return sea ? branch.onlyWhen(StepBuilder.sails()) : branch;
  }

  /** The columns of a payment that the player may decline. */
  EffectCell exchange() {
    return new EffectCell(
        exchange(
            "Offers an exchange",
            ". The player may decline.",
            "Offers to pay",
            "if ($r.option("
                + PAYABLE
                + ", \"take\", \"pay \" + Resource.named(\"$1\").amount($2)"
                + " + \" to gain \" + Resource.named(\"$3\").amount($4)) && "
                + PAYABLE
                + traded()),
        Sort.EXCHANGE,
        this::trade);
  }

  /** The columns of a payment without a question, made if the player has enough. */
  EffectCell exchangeAtOnce() {
    return new EffectCell(
        exchange("Exchanges", ", without a question.", "Pays", once("if (" + PAYABLE + traded())),
        Sort.STEP,
        this::trade);
  }

  private Step.If trade(TypedCell cell) {
    return at(cell).trade(amount(cell, 0), amount(cell, 2));
  }

  private Column exchange(String label, String how, String pays, String code) {
    String parts = "What is paid, how much, what is gained, how much";
    CellType resource = resources(List.of(Resource.values()));
    return act(label, parts + how, code, resource, NUMBER, resource, NUMBER)
        .headed(List.of(pays, "how much", "to gain", "how much"));
  }

  /** The question, in one of three ways. */
  EffectCell question(String label, Step.Asking asking, List<String> prompts) {
    String call =
        switch (asking) {
          case ALWAYS -> "question";
          case UNLESS_ALONE -> "questionUnlessAlone";
          case OPTIONAL -> "declinable";
        };
    return new EffectCell(
        act(
            label,
            "What the player is asked.",
            "$r." + call + "(" + OWNER + ", \"$param\");",
            word("question", prompts)),
        Sort.QUESTION,
        cell -> new EffectCell.Question(cell.text(), asking));
  }

  /** The end of a row. */
  EffectCell end() {
    return new EffectCell(
        act("(end)", "Ends a row that asks nothing: x.", "$r.next();", new CellType.Mark()),
        Sort.END,
        any -> Sort.END);
  }
}
