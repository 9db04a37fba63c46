package dev.runesheet.pack.check;

import dev.runesheet.analysis.Analysis;
import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.Knowledge;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.QuestionTables;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ResourceFiles;
import dev.runesheet.pack.file.SourceLines;
import dev.runesheet.table.grid.SheetShape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The analyst's findings about a game's sources, without the accepted ones. */
public final class PackAnalysis {

  private PackAnalysis() {}

  /**
   * Analyses sources that were read without errors.
   *
   * @param diagnostics takes the findings, and entries of {@code accepted} that fit none
   */
  public static void check(
      AuthoringPack pack, PackContent content, PackFiles files, Diagnostics diagnostics) {
    check(pack, content, () -> cameWithRunesheet(pack), files, diagnostics);
  }

  /**
   * Analyses sources whose last good version is known.
   *
   * @param before the effects of that version; requested only if a new effect may have closed a
   *     loop
   */
  public static void check(
      AuthoringPack pack,
      PackContent content,
      Supplier<List<Effect>> before,
      PackFiles files,
      Diagnostics diagnostics) {
    Knowledge knowledge = pack.knowledge(content);
    AcceptedNames names = AcceptedNames.of(content.effects(), knowledge);
    AcceptedFindings accepted = new AcceptedFindings(pack.game(), files, names);
    List<Finding> findings = new ArrayList<>(content.findings());
    CopiedEffects copies = new CopiedEffects(content.effects());
    findings.addAll(copies.ofAll(analysed(pack, content, before, knowledge, accepted)));
    new SheetSettings(files, diagnostics).check(content.tables());
    checkRows(pack.questionTables(), content.tables(), diagnostics);
    UnreadSheets.check(pack, content.tables(), files, diagnostics);
    UnreadFiles.ofRules(pack.game(), files, diagnostics);
    OwnEvents.check(pack, content, files, diagnostics);
    OwnFacts.check(pack, content, files, diagnostics);
    OwnWords.check(pack, content, files, diagnostics);
    StackingWords stacking = new StackingWords(content.effects());
    content.tables().forEach(table -> stacking.check(table.table(), diagnostics));
    List<Diagnostic> left =
        accepted.left(ListFindings.settled(findings, pack.game(), files)).stream()
            .map(finding -> content.written(finding.diagnostic()).worded(pack::authored))
            .distinct()
            .toList();
    new SourceLines(files).add(left, diagnostics);
    accepted.reportLeft(diagnostics);
  }

  /**
   * Warns of tables without any row, unless their rows are exceptions: nobody keeps a sheet to say
   * nothing, so its rows may have been lost.
   */
  private static void checkRows(
      QuestionTables questions, List<PackContent.Table> tables, Diagnostics findings) {
    for (PackContent.Table table : tables) {
      if (table.table().rows().isEmpty() && !questions.areExceptions(table.table().layout())) {
        boolean effects = table.reading() != PackContent.Reading.NOTHING;
        findings.error(
            Code.TABLE_EMPTY,
            table.table().place(SheetShape.FIRST_ROW, 0),
            "no row",
            effects ? "a row for each effect" : "rows that answer the question of this table");
      }
    }
  }

  private static List<Finding> analysed(
      AuthoringPack pack,
      PackContent content,
      Supplier<List<Effect>> before,
      Knowledge knowledge,
      AcceptedFindings accepted) {
    PartPlaces places = pack.places(content);
    List<Finding> findings = Analysis.of(content.effects(), knowledge, places);
    boolean loops =
        findings.stream()
            .filter(finding -> finding.diagnostic().code() == Code.LOOP)
            .anyMatch(finding -> !accepted.accepts(finding));
    return loops ? Analysis.of(content.effects(), before.get(), knowledge, places) : findings;
  }

  /** The effects that an author began with who has kept no version of his own. */
  private static List<Effect> cameWithRunesheet(AuthoringPack pack) {
    PackContent shipped = PackBuilder.read(pack, new ResourceFiles(), new Diagnostics());
    return shipped == null ? List.of() : shipped.effects();
  }
}
