package dev.runesheet.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.spelling.IdHints;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.layout.CaseColumn;
import dev.runesheet.table.layout.CaseContent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * A column of the sheet {@code Tests}, and where its cells belong in a scenario.
 *
 * <p>The path leads from the scenario to the cell's value, with a slash between its parts. A part
 * is the name of a field, or:
 *
 * <ul>
 *   <li>{@code #0}: this entry of a list; {@code #{Lane}}: the one that a cell numbers;
 *   <li>{@code +}: a new entry of a list for each row, the same for all columns whose paths are
 *       alike up to it;
 *   <li>{@code {Lane},{Column}}: the field named by the cells with these labels in the same row and
 *       band.
 * </ul>
 *
 * <p>A column with an empty path only names such fields.
 *
 * @param column the column itself
 * @param path the path of its values
 * @param meanings the meanings of words, if other than themselves
 * @param field the field of an object that a cell's word is, where its numbers are further fields;
 *     empty for a word that is no object
 * @param usual whether a new sheet has the column, although no row needs it
 */
public record ScenarioColumn(
    CaseColumn column, String path, Map<String, JsonNode> meanings, String field, boolean usual) {

  /** The first band of a sheet: the scenario itself. */
  public static final String SCENARIO = "Scenario";

  /** The second band: the position or set-up. */
  public static final String GIVEN = "Given";

  /** The third band: the actions. */
  public static final String WHEN = "When";

  /** The last band: what is expected. */
  public static final String THEN = "Then";

  /** Keeps the order of the meanings. */
  public ScenarioColumn {
    meanings = Collections.unmodifiableMap(new LinkedHashMap<>(meanings));
  }

  /** A column about the scenario itself; the path starts at the scenario. */
  public static ScenarioColumn about(String label, String path) {
    return of(SCENARIO, label, path);
  }

  /** A column of the position or set-up; the path starts at {@code given}. */
  public static ScenarioColumn given(String label, String path) {
    return of(GIVEN, label, path.isEmpty() ? "" : "given/" + path);
  }

  /** A column of the actions, one action to a row; the path starts at the action. */
  public static ScenarioColumn when(String label, String path) {
    return of(WHEN, label, path.isEmpty() ? "" : "when/+/" + path);
  }

  /** A column of expectations; the path starts at {@code then}. */
  public static ScenarioColumn then(String label, String path) {
    return of(THEN, label, path.isEmpty() ? "" : "then/" + path);
  }

  private static ScenarioColumn of(String band, String label, String path) {
    CaseColumn column = new CaseColumn(band, label, new CaseContent.AnyText(), false, false, "");
    return new ScenarioColumn(column, path, Map.of(), "", false);
  }

  /** The same column for one of these words; the code is that of the finding for any other. */
  public ScenarioColumn oneOf(Collection<String> words, Code unknown) {
    return holding(new CaseContent.OneOf(List.copyOf(words), unknown));
  }

  /** The same column of words, with hints for names that stand for other words. */
  public ScenarioColumn hinting(IdHints hints) {
    return hints != null && column.content() instanceof CaseContent.OneOf words
        ? holding(words.hinting(hints))
        : this;
  }

  /** The same column of words, for which other texts can stand that no drop-down lists. */
  public ScenarioColumn also(Predicate<String> texts) {
    return column.content() instanceof CaseContent.OneOf words ? holding(words.also(texts)) : this;
  }

  /**
   * The same column for objects: a word, which is one of their fields, and numbers in brackets,
   * which are others.
   */
  public ScenarioColumn numbered(
      String wordField, Collection<String> words, Code unknown, Collection<String> numbers) {
    CaseContent content =
        new CaseContent.Numbered(List.copyOf(words), unknown, List.copyOf(numbers));
    return new ScenarioColumn(column.holding(content), path, meanings, wordField, usual);
  }

  /** The same column for whole numbers of a range. */
  public ScenarioColumn whole(int min, int max) {
    return holding(new CaseContent.Number(new CellType.Whole(min, max)));
  }

  /** The same column for any number. */
  public ScenarioColumn number() {
    return holding(new CaseContent.Number(CellType.Decimal.ANY));
  }

  /** The same column for yes and no. */
  public ScenarioColumn yesNo() {
    return oneOf(List.of("yes", "no"), Code.UNKNOWN_WORD)
        .meaning("yes", BooleanNode.TRUE)
        .meaning("no", BooleanNode.FALSE);
  }

  /** The same column with one more word that stands for a value. */
  public ScenarioColumn meaning(String word, JsonNode value) {
    Map<String, JsonNode> all = new LinkedHashMap<>(meanings);
    all.put(word, value);
    ScenarioColumn with = new ScenarioColumn(column, path, all, field, usual);
    if (!(column.content() instanceof CaseContent.OneOf words) || words.words().contains(word)) {
      return with;
    }
    List<String> more = new ArrayList<>(words.words());
    more.add(word);
    return with.holding(words.listing(more));
  }

  /** The same column for players that scenarios number from 0. */
  public ScenarioColumn player(int players) {
    ScenarioColumn numbered = oneOf(List.of(), Code.UNKNOWN_WORD);
    for (int player = 0; player < players; player++) {
      numbered =
          numbered.meaning(Integer.toString(player), JsonNodeFactory.instance.numberNode(player));
    }
    return numbered;
  }

  /** The same column whose cells may hold several. */
  public ScenarioColumn list() {
    return with(column.ofLists());
  }

  /** The same column, which every sheet must have. */
  public ScenarioColumn required() {
    return with(column.asRequired()).inNewSheets();
  }

  /** The same column with words for the note of its heading. */
  public ScenarioColumn note(String words) {
    return with(column.noting(words));
  }

  /** The same column, which new sheets have even if no row needs it. */
  public ScenarioColumn inNewSheets() {
    return new ScenarioColumn(column, path, meanings, field, true);
  }

  private ScenarioColumn holding(CaseContent content) {
    return with(column.holding(content));
  }

  private ScenarioColumn with(CaseColumn other) {
    return new ScenarioColumn(other, path, meanings, field, usual);
  }
}
