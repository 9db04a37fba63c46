package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.state.CostFormula;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.GainWords;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.check.NeedCheck;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The check that a number which costs add is one of whom the row says, a card or a player, and that
 * cards which are gained so have it: the price of a slot is nothing where a citizen is hired. That
 * a surcharge is added for each of some cards, and other numbers once, that nothing with a price is
 * free, and that a resource stands in for another one.
 */
record CostNumbers(TypedTable costs, Diagnostics findings) {

  private static final Binding ADDS = QuestionTable.binding("add");
  private static final List<Binding> STAND_INS =
      List.of(QuestionTable.binding("standsIn"), QuestionTable.binding("standsInWith"));
  private static final QuestionSpec.Column DEED = QuestionSpec.of(CostFormula.class).column("deed");
  private static final Binding WAY = QuestionTable.binding(DEED.member());
  private static final int DUE = 1;
  private static final int OWNER = 1;
  private static final int NUMBER = 2;

  /** The numbers of what is gained, by how it is; all else lies in the harbour. */
  private static final Map<String, List<String>> OF_CARDS =
      Map.of(
          GainWords.HIRE, List.of(CardStats.GOLD_COST),
          GainWords.RECRUIT, List.of(CardStats.GOLD_COST),
          GainWords.BUILD, List.of(CardStats.GOLD_COST),
          GainWords.SLAY,
              Stream.concat(
                      Stream.of(CardStats.STRENGTH_COST, CardStats.MAGIC_COST),
                      CardStats.EXTRAS.stream())
                  .toList());

  private static final List<String> HARBOUR = List.of(CardStats.SLOT_PRICE);

  void check() {
    for (TypedRow row : costs.rows()) {
      STAND_INS.forEach(standIn -> other(row, standIn));
      TypedCell adds = costs.cell(row, ADDS);
      if (!row.complete() || adds == null) {
        continue;
      }
      String number = adds.values().get(NUMBER).literal();
      String owner = adds.values().get(OWNER).literal();
      CostFormula.Whose whose = CostFormula.Whose.of(number);
      boolean ofCard = whose == CostFormula.Whose.CARD;
      if (ofCard != owner.equals(CostFormula.Whose.CARD.word())) {
        findings.error(
            Code.UNKNOWN_WORD,
            costs.place(row, ADDS, NUMBER),
            Words.quote(number) + ", a number of " + (ofCard ? "cards" : "players"),
            ofCard
                ? "a number of players, or 'card' as whose it is"
                : "a number of cards, or 'player' as whose it is");
      } else if (ofCard) {
        gained(row, number);
      } else if (!owner.equals(whose.word())) {
        counted(row, whose);
      }
    }
  }

  /**
   * Reports what cards cost and no row adds, so that they are for nothing.
   *
   * @param sails whether there is a harbour
   */
  void unpaid(boolean sails) {
    if (!NeedCheck.isWhole(costs, findings)) {
      return;
    }
    for (String way : DEED.parts().get(0).words()) {
      List<String> numbers = OF_CARDS.getOrDefault(way, sails ? HARBOUR : List.of());
      for (String number : numbers) {
        if (costs.rows().stream().noneMatch(row -> adds(row, way, number))) {
          String found = DEED.label() + ": " + way;
          String expected = "a row that adds the number " + Words.quote(number) + " of the card";
          NeedCheck.open(costs.policyPlace(), found, expected, findings);
        }
      }
    }
  }

  /** True if a row adds a number, to the price of something that is gained in a way. */
  private boolean adds(TypedRow row, String way, String number) {
    TypedCell cell = costs.cell(row, ADDS);
    return cell != null
        && cell.values().size() > NUMBER
        && cell.values().get(NUMBER).literal().equals(number)
        && costs.admits(row, WAY, way);
  }

  /** A surcharge is added for each of some cards, any other number of a player once. */
  private void counted(TypedRow row, CostFormula.Whose whose) {
    String number = costs.cell(row, ADDS).values().get(NUMBER).literal();
    String owner = costs.cell(row, ADDS).values().get(OWNER).literal();
    Optional<TypedRow> other =
        costs.rows().stream()
            .filter(one -> one != row)
            .filter(one -> costs.words(row, WAY).stream().anyMatch(way -> adds(one, way, number)))
            .findFirst();
    if (other.isPresent()) { // It has the owner that it needs there, so that another is meant here.
      String expected =
          "another number of " + Words.quote(owner) + " than row " + other.get().number() + " adds";
      findings.errorAbout(Code.UNKNOWN_WORD, costs.place(row, ADDS, NUMBER), number, expected);
    } else {
      String expected = Words.quote(whose.word()) + ", whose number " + Words.quote(number) + " is";
      findings.errorAbout(Code.UNKNOWN_WORD, costs.place(row, ADDS, OWNER), owner, expected);
    }
  }

  /** Gold is not paid instead of gold. */
  private void other(TypedRow row, Binding standIn) {
    TypedCell cell = costs.cell(row, standIn);
    if (cell == null || cell.values().size() <= DUE) {
      return;
    }
    String paid = cell.values().get(0).literal();
    if (paid.equals(cell.values().get(DUE).literal())) {
      String found = Words.quote(paid) + " in place of itself";
      findings.error(
          Code.NO_CHANGE, costs.place(row, standIn, DUE), found, "another resource than " + paid);
    }
  }

  /**
   * The number is one of all that is gained in the ways that a row names, or not all exclude it.
   */
  private void gained(TypedRow row, String number) {
    List<String> named = costs.words(row, WAY);
    List<String> ways = DEED.parts().get(0).words();
    List<String> admitted = ways.stream().filter(way -> costs.admits(row, WAY, way)).toList();
    List<String> lacking = admitted.stream().filter(way -> !numbers(way).contains(number)).toList();
    if (named.isEmpty() ? lacking.equals(admitted) : !lacking.isEmpty()) {
      String there =
          named.isEmpty() ? "none of " + String.join(", ", costs.named(row, WAY)) : lacking.get(0);
      Set<String> has = new TreeSet<>();
      (named.isEmpty() ? admitted : lacking.subList(0, 1)).forEach(way -> has.addAll(numbers(way)));
      String found = Words.quote(number) + ", which is always 0 there (" + there + ")";
      findings.error(Code.UNKNOWN_WORD, costs.place(row, ADDS, NUMBER), found, Words.oneOf(has));
    }
  }

  private static List<String> numbers(String way) {
    return OF_CARDS.getOrDefault(way, HARBOUR);
  }
}
