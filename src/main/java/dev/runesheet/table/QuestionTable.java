package dev.runesheet.table;

import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Makes the layouts of tables whose rows answer a question of the phases: each row is a rule over
 * one fact that is shown to the rules for a moment.
 */
public final class QuestionTable {

  private static final String EQUALS = " == \"$param\"";

  private QuestionTable() {}

  /**
   * A table of rules over one fact.
   *
   * @param packages the package that its rules' package is in, for example {@code rules.valeria}
   * @param title the sheet's name
   * @param fact the full name of the fact's class
   * @param name the name that the rules give the fact, for example {@code $p}
   * @param columns what it asks and says, besides the row's name and its remark
   */
  public static TableLayout layout(
      String packages,
      String title,
      String fact,
      String name,
      HitPolicy policy,
      Column... columns) {
    List<Column> all = new ArrayList<>();
    all.add(Column.name());
    all.add(Column.remark());
    all.addAll(Arrays.asList(columns));
    String rulePackage = packages + "." + title.toLowerCase(Locale.ROOT).replace(" ", "");
    String type = fact.substring(fact.lastIndexOf('.') + 1);
    return new TableLayout(title, rulePackage, List.of(fact), name + " : " + type, policy, all);
  }

  /**
   * A condition on a word of a list; it tells cases apart. A cell can ask for several words where
   * the template compares a property.
   *
   * @param template for example {@code tile == "$param"}
   */
  public static Column condition(
      String template, String label, String note, String list, Binding binding, String... words) {
    if (template.endsWith(EQUALS)) {
      String property = template.substring(0, template.length() - EQUALS.length());
      return Column.asking(property, label, note, word(list, words), binding);
    }
    return Column.of(Keyword.CONDITION, template, label, note, word(list, words), binding)
        .telling();
  }

  /** What a row says, as a word of a list. */
  public static Column action(
      String template, String label, String note, String list, Binding binding, String... words) {
    return Column.of(Keyword.ACTION, template, label, note, word(list, words), binding);
  }

  /** A word of a list. */
  public static CellType word(String list, String... words) {
    return new CellType.Word(list, List.of(words), Code.UNKNOWN_WORD);
  }
}
