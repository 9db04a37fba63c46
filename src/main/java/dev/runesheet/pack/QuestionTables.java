package dev.runesheet.pack;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.table.LimitCheck;
import dev.runesheet.table.QuestionTable;
import dev.runesheet.table.TableLayout;
import dev.runesheet.table.TypedTable;
import dev.runesheet.table.WorkbookReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The decision tables that answer the questions of a game: the workbook of each family, its sheets
 * and their rows.
 */
public final class QuestionTables {

  private final List<Class<?>> types;
  private final Map<QuestionSpec, TableLayout> layouts = new LinkedHashMap<>();

  /**
   * Tables of questions, in their order.
   *
   * @param game the id of the game
   * @param questions classes annotated with {@code Question}
   * @param lists the words of a list of the game; none if any word will do
   */
  public QuestionTables(
      String game, List<Class<?>> questions, Function<String, List<String>> lists) {
    types = List.copyOf(questions);
    for (Class<?> type : types) {
      QuestionSpec question = QuestionSpec.of(type);
      layouts.put(question, QuestionTable.layout(game, question, lists));
    }
  }

  /** The families whose workbooks {@code game.yaml} names. */
  public List<String> families() {
    return layouts.keySet().stream().map(QuestionSpec::family).distinct().toList();
  }

  /** The declarations and the shapes of their tables. */
  public Map<QuestionSpec, TableLayout> layouts() {
    return Map.copyOf(layouts);
  }

  /** Of some tables the one that answers a question. */
  public Optional<TypedTable> of(Class<?> question, List<TypedTable> tables) {
    int index = types.indexOf(question);
    String rules = List.copyOf(layouts.values()).get(index).rulePackage();
    return tables.stream().filter(table -> table.layout().rulePackage().equals(rules)).findFirst();
  }

  /** The sheets of a family's workbook. */
  private Map<QuestionSpec, TableLayout> of(String family) {
    Map<QuestionSpec, TableLayout> sheets = new LinkedHashMap<>(layouts);
    sheets.keySet().removeIf(question -> !question.family().equals(family));
    return sheets;
  }

  /** The families, for tools that edit tables. */
  public List<TableSources> sources(Manifest manifest) {
    return families().stream()
        .map(family -> (TableSources) WorkbookRows.of(manifest, family, sheets(family)))
        .toList();
  }

  private List<TableLayout> sheets(String family) {
    return List.copyOf(of(family).values());
  }

  /** The tables of all workbooks that the manifest names and that can be read. */
  public List<TypedTable> read(Manifest manifest, PackFiles files, Diagnostics findings) {
    List<TypedTable> tables = new ArrayList<>();
    for (String family : families()) {
      for (String home : manifest.homes(family)) {
        List<TypedTable> read =
            Manifest.bytes(home, files, findings)
                .map(bytes -> read(family, home, bytes, files, findings))
                .orElse(List.of());
        tables.addAll(read);
      }
    }
    return tables;
  }

  private List<TypedTable> read(
      String family, String home, byte[] bytes, PackFiles files, Diagnostics findings) {
    return files
        .readings()
        .of(
            home,
            bytes,
            sheets(family),
            findings,
            own -> {
              List<TypedTable> tables = new WorkbookReader(home, bytes, own).read(sheets(family));
              List<QuestionSpec> questions = List.copyOf(of(family).keySet());
              for (int i = 0; i < tables.size(); i++) {
                LimitCheck.check(questions.get(i), tables.get(i), own);
              }
              return tables;
            });
  }
}
