package dev.runesheet.pack;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.pack.file.ResourceFiles;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.StackingRequest;
import dev.runesheet.table.check.LimitCheck;
import dev.runesheet.table.check.NeedCheck;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.ToolSheets;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.word.StackingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The decision tables that answer the questions of a game, with the stacking policy: the workbook
 * of each family, its sheets and their rows.
 */
public final class QuestionTables {

  private static final Pattern LAST_NAME = Pattern.compile("[a-z]\\w*");

  private static final List<String> MODES = Word.words(StackingMode.class);

  private static final QuestionSpec STACKING = QuestionSpec.of(StackingRequest.class);

  /** The stacking policy that came with Runesheet, for games that name none. */
  private static final String POLICY = "decision-tables/engine/stacking-policy.drl.xlsx";

  private final Map<Class<?>, QuestionSpec> questions = new LinkedHashMap<>();
  private final String game;
  private final Function<String, List<String>> lists;
  private final List<String> own;
  private Map<QuestionSpec, TableLayout> layouts;

  /**
   * Tables of questions, in their order.
   *
   * @param game the id of the game
   * @param own classes annotated with {@code Question}
   * @param others the same of other jars
   * @param lists the words of a list of the game; none if any word will do
   */
  QuestionTables(
      String game,
      List<Class<?>> own,
      List<Class<?>> others,
      Function<String, List<String>> lists) {
    GameIds.require(game);
    this.game = game;
    this.lists = lists;
    own.forEach(this::add);
    this.own = questions.values().stream().map(QuestionSpec::family).distinct().toList();
    add(StackingRequest.class);
    others.forEach(this::add);
  }

  private void add(Class<?> type) {
    QuestionSpec added = QuestionSpec.of(type);
    requireSheet(added);
    requirePackage(added);
    questions.values().stream()
        .filter(one -> one != added)
        .forEach(one -> requireApart(one, added));
    if (questions.put(type, added) != null) {
      throw new DeclarationMistake(
          "question ("
              + type.getName()
              + ") is declared twice. Maybe a game and a QuestionProvider both bring it.");
    }
  }

  /** Checks that the title can name a sheet and is not the title of another one of the workbook. */
  private static void requireSheet(QuestionSpec question) {
    String title = question.title();
    String why =
        !TableLayout.canName(title)
            ? "which cannot name a sheet. Maybe use 1 to 31 letters from A to Z, digits and blanks."
            : ToolSheets.isOne(title)
                ? "the name of a sheet that the tool or Excel keeps for itself. Maybe give"
                    + " it another title."
                : "";
    if (!why.isEmpty()) {
      throw new DeclarationMistake(
          "question (" + question.fact() + ") has the title '" + title + "', " + why);
    }
  }

  /** Checks that the title leaves letters for the name of a package, if that is made of it. */
  private void requirePackage(QuestionSpec question) {
    String rules = QuestionTable.rules(game, question);
    String last = rules.substring(rules.lastIndexOf('.') + 1);
    if (!LAST_NAME.matcher(last).matches()) {
      throw noPackage(question, "begin it with a letter from A to Z");
    }
    if (question.rules().isEmpty() && GameIds.isWordOfJava(last)) {
      throw noPackage(question, "give it another, since '" + last + "' is a word of Java");
    }
    if (rules.startsWith("java.")
        || Arrays.stream(rules.split("\\.")).anyMatch(GameIds::isWordOfJava)) {
      throw new DeclarationMistake(
          "question ("
              + question.fact()
              + ") has rules in '"
              + rules
              + "', which cannot name a package: it has a word of Java or begins like Java's own.");
    }
  }

  private static DeclarationMistake noPackage(QuestionSpec question, String advice) {
    return new DeclarationMistake(
        "question ("
            + question.fact()
            + ") has the title '"
            + question.title()
            + "', after which no package can be called. Maybe "
            + advice
            + ", or name the package of its rules.");
  }

  /** Excel tells sheets apart without regard to case, and rules are told apart by package. */
  private void requireApart(QuestionSpec one, QuestionSpec other) {
    boolean sheet =
        one.family().equals(other.family()) && one.title().equalsIgnoreCase(other.title());
    String rules = QuestionTable.rules(game, one);
    if (sheet || rules.equals(QuestionTable.rules(game, other))) {
      throw new DeclarationMistake(
          "questions "
              + called(one)
              + " and "
              + called(other)
              + (sheet ? " have one sheet." : " have rules in one package, " + rules + ".")
              + " Maybe give one of them another title.");
    }
  }

  /** Refuses questions of a family of the game's other sources, which are no such workbooks. */
  void requireApart(List<SourceFamily> sources) {
    for (QuestionSpec question : questions.values()) {
      if (Stream.concat(sources.stream(), Stream.of(TrustedTables.FAMILY))
          .anyMatch(source -> source.name().equals(question.family()))) {
        throw new DeclarationMistake(
            "question ("
                + question.fact()
                + ") has the family '"
                + question.family()
                + "', that of other sources of "
                + game
                + ". Maybe give it another.");
      }
    }
  }

  private static String called(QuestionSpec one) {
    return "(" + one.fact() + "), '" + one.title() + "' of the family '" + one.family() + "',";
  }

  private List<String> words(String list) {
    return list.equals(StackingRequest.MODE) ? MODES : lists.apply(list);
  }

  /**
   * The families of their workbooks. A manifest must name those of the game's own; the stacking
   * policy and families of questions of other jars it may leave out.
   */
  public List<SourceFamily> families() {
    return allFamilies().stream()
        .map(
            family -> {
              String usual = family.equals(STACKING.family()) ? "; the engine's if left out" : "";
              String doc = "A workbook that decides " + decided(family) + usual + ".";
              SourceFamily all = SourceFamily.of(family, doc);
              return own.contains(family) ? all : all.optional();
            })
        .toList();
  }

  private String decided(String family) {
    return questions.values().stream()
        .filter(one -> one.family().equals(family))
        .map(QuestionSpec::doc)
        .collect(Collectors.joining("; "));
  }

  /** The notes by which rule books know all declared questions, with their families. */
  Map<String, SourceNotes.Note> notes() {
    return questions.values().stream()
        .collect(
            Collectors.toMap(
                one -> SourceNotes.question(one.fact()),
                one -> new SourceNotes.Note(one.family(), one.doc(), List.of(), List.of())));
  }

  private List<String> allFamilies() {
    return questions.values().stream().map(QuestionSpec::family).distinct().toList();
  }

  /** The declarations and the shapes of their tables. */
  public Map<QuestionSpec, TableLayout> layouts() {
    if (layouts == null) {
      layouts = new LinkedHashMap<>();
      questions
          .values()
          .forEach(one -> layouts.put(one, QuestionTable.layout(game, one, this::words)));
    }
    return Collections.unmodifiableMap(layouts);
  }

  /** The one of some tables that answers a question. */
  public Optional<TypedTable> of(Class<?> question, List<PackContent.Table> tables) {
    String rules = QuestionTable.rules(game, questions.get(question));
    return tables.stream()
        .map(PackContent.Table::table)
        .filter(table -> table.layout().rulePackage().equals(rules))
        .findFirst();
  }

  /** True if the rows of a table are exceptions from what is so without them. */
  public boolean areExceptions(TableLayout table) {
    return questions.values().stream()
        .filter(QuestionSpec::exceptions)
        .anyMatch(one -> QuestionTable.rules(game, one).equals(table.rulePackage()));
  }

  /** The sheets of a family's workbook. */
  private Map<QuestionSpec, TableLayout> of(String family) {
    Map<QuestionSpec, TableLayout> sheets = new LinkedHashMap<>(layouts());
    sheets.keySet().removeIf(question -> !question.family().equals(family));
    return sheets;
  }

  /** The families, for tools that edit tables. */
  public List<TableSources> sources(Manifest manifest) {
    return allFamilies().stream()
        .map(family -> (TableSources) WorkbookRows.of(manifest, family, sheets(family)))
        .toList();
  }

  private List<TableLayout> sheets(String family) {
    return List.copyOf(of(family).values());
  }

  /** The tables of all workbooks that the manifest names and that can be read. */
  public List<PackContent.Table> read(Homes homes) {
    Manifest manifest = homes.manifest();
    List<PackContent.Table> tables = new ArrayList<>();
    for (String family : allFamilies()) {
      boolean usual = family.equals(STACKING.family()) && manifest.homes(family).isEmpty();
      Homes from = usual ? new Homes(manifest, new ResourceFiles(), homes.findings()) : homes;
      for (String home : usual ? List.of(POLICY) : manifest.homes(family)) {
        from.read(home, sheets(family), (file, bytes, own) -> read(family, file, bytes, own))
            .ifPresent(read -> read.forEach(table -> tables.add(PackContent.Table.of(table))));
      }
    }
    return tables;
  }

  private List<TypedTable> read(String family, String home, byte[] bytes, Diagnostics findings) {
    List<TypedTable> tables = new WorkbookReader(home, bytes, findings).read(sheets(family));
    List<QuestionSpec> questions = List.copyOf(of(family).keySet());
    for (int i = 0; i < tables.size(); i++) {
      LimitCheck.check(questions.get(i), tables.get(i), findings);
      NeedCheck.check(questions.get(i), tables.get(i), findings);
    }
    return tables;
  }
}
