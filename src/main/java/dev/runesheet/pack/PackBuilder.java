package dev.runesheet.pack;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.engine.built.Library;
import dev.runesheet.engine.host.Logging;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.rules.RuleText;
import dev.runesheet.generate.DrlGenerator;
import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.CachedFiles;
import dev.runesheet.pack.file.EngineFiles;
import dev.runesheet.pack.file.MisspeltFields;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceBytes;
import dev.runesheet.pack.file.SourceLines;
import dev.runesheet.pack.file.SteadyFiles;
import dev.runesheet.pack.source.CallArguments;
import dev.runesheet.pack.source.EffectHomes;
import dev.runesheet.spelling.QuotedText;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.table.compile.CompiledTable;
import dev.runesheet.table.compile.RowRuleCache;
import dev.runesheet.table.compile.TableCompiler;
import dev.runesheet.table.effect.RowSentence;
import dev.runesheet.table.effect.Sentences;
import dev.runesheet.table.effect.StaleSentences;
import dev.runesheet.table.grid.DroolsSheet;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The builder of the rules of a game from its sources: tables, generated rules, and the few written
 * by hand.
 */
public final class PackBuilder {

  private static final Pattern OFFER = Pattern.compile("\\.(?:offer(?:Each)?|option)\\(");

  private PackBuilder() {}

  /**
   * Reads and builds.
   *
   * @param files the sources; tables with code of their author's own are refused unless the files
   *     are trusted, see {@link Packs#trusting}
   * @param diagnostics takes all findings
   * @return the rules, or null if a source has an error
   */
  public static BuiltPack build(AuthoringPack pack, PackFiles files, Diagnostics diagnostics) {
    PackFiles steady = SteadyFiles.of(files);
    PackContent content = read(pack, steady, diagnostics);
    return content == null ? null : build(pack, content, steady);
  }

  /**
   * Reads the sources alone, each file once, so that all is of one version while somebody saves
   * them; null if one has an error.
   */
  public static PackContent read(AuthoringPack pack, PackFiles all, Diagnostics diagnostics) {
    PackFiles files = SteadyFiles.of(all);
    Logging.prepare();
    List<Library> missing = Library.missing(Library.OF_SOURCES);
    if (!missing.isEmpty()) {
      diagnostics.error(
          Code.LIBRARY_MISSING, SourceLocation.file(files.origin()), "", Library.words(missing));
      return null;
    }
    if (!GameIds.check(pack.game(), files, diagnostics)) {
      return null;
    }
    try {
      PackContent content =
          MisspeltFields.read(
              CachedFiles.of(files), diagnostics, (now, found) -> content(pack, now, found));
      return diagnostics.hasErrors() ? null : content;
    } catch (UncheckedIOException broken) {
      if (!(broken.getCause() instanceof SourceBytes.TooLong hostile)) {
        throw broken;
      }
      diagnostics.add(hostile.finding());
      return null;
    }
  }

  private static PackContent content(AuthoringPack pack, PackFiles files, Diagnostics diagnostics) {
    Diagnostics read = new Diagnostics();
    Diagnostics found = new Diagnostics();
    PackContent own = own(pack, files, read);
    if (own == null) {
      throw new DeclarationMistake(
          "read() of pack class ("
              + pack.getClass().getName()
              + ") gives null. Maybe it means a PackContent without rules and tables.");
    }
    PackContent content = new TrustedTables(pack.game(), files, found).add(own, read);
    EffectHomes.check(content.effects(), found);
    CallArguments.check(content.effects(), found);
    EngineFiles.of(files).check(found);
    List<Diagnostic> named = MissingHomes.named(found.all(), pack.game(), files);
    List<Diagnostic> plausible = UnmatchedProviders.named(Sentences.plausible(named), pack);
    new SourceLines(files).add(StaleSentences.combined(plausible, pack.game()), diagnostics);
    return content;
  }

  /** The content that a pack reads; none, and a finding, if its code makes an impossible effect. */
  private static PackContent own(AuthoringPack pack, PackFiles files, Diagnostics findings) {
    try {
      return pack.read(files, findings);
    } catch (Effect.Mistake wrong) {
      findings.add(Diagnostic.of(wrong, SourceLocation.file(files.origin())));
      return new PackContent(List.of(), List.of(), JsonNodeFactory.instance.objectNode());
    }
  }

  /** Builds the rules of a known game's sources that were read without errors. */
  public static BuiltPack build(String game, PackContent content, PackFiles files) {
    return build(Packs.find(game), content, files);
  }

  /** Builds the rules of sources that were read without errors. */
  public static BuiltPack build(AuthoringPack pack, PackContent content, PackFiles files) {
    String game = pack.game();
    List<RuleSource> rules = new ArrayList<>();
    Map<String, SourceNotes.Note> notes = new TreeMap<>();
    rules.addAll(EngineFiles.of(files).sources());
    rules.addAll(pack.handWritten(files).sources());
    rules.addAll(content.rules());
    for (PackContent.Table table : content.tables()) {
      if (table.hasEffects()) {
        add(EffectTable.rules(table), rules, notes);
      } else {
        addQuestions(table.table(), files.readings().rows(), rules, notes);
      }
    }
    rules.forEach(file -> addOffers(file.name(), file.drl(), notes));
    for (DroolsSheet sheet : content.trusted()) {
      rules.add(new RuleSource(sheet.name(), sheet.drl()));
      addOffers(sheet.name(), sheet.drl(), notes);
      sheet.rules().forEach((rule, place) -> notes.put(rule, note(place)));
    }
    for (PackContent.Group group : content.groups()) {
      add(DrlGenerator.generate(group.rulePackage(), group.file(), group.effects()), rules, notes);
    }
    notes.putAll(pack.questionTables().notes());
    return new BuiltPack(game, rules, new SourceNotes(notes), content.catalog(), content);
  }

  private static void add(
      DrlGenerator.Generated generated,
      List<RuleSource> rules,
      Map<String, SourceNotes.Note> notes) {
    rules.add(generated.source());
    String file = generated.source().name();
    generated.notes().forEach((rule, note) -> note(file, rule, note, notes));
  }

  /** Notes a rule; rows of two sheets can have one name. */
  private static void note(
      String file, String rule, SourceNotes.Note note, Map<String, SourceNotes.Note> notes) {
    notes.put(notes.containsKey(rule) ? SourceNotes.name(file, rule) : rule, note);
  }

  /** Rules in Drools' own language may offer options, too: any text of their files may be one. */
  private static void addOffers(String file, String drl, Map<String, SourceNotes.Note> notes) {
    if (OFFER.matcher(drl).find()) {
      List<String> texts = QuotedText.all(drl);
      SourceNotes.Note note = new SourceNotes.Note(file, "", List.of(), List.of());
      notes.put(SourceNotes.name(file, ""), note.offering(texts));
    }
  }

  private static SourceNotes.Note note(SourceLocation place) {
    return new SourceNotes.Note(place.toString(), "", List.of(), List.of());
  }

  /** Adds the rules of a table that answers questions, row by row. */
  private static void addQuestions(
      TypedTable table,
      RowRuleCache memory,
      List<RuleSource> rules,
      Map<String, SourceNotes.Note> notes) {
    CompiledTable compiled = TableCompiler.compile(table, memory);
    rules.add(
        new RuleSource(
            EffectTable.file(table),
            compiled.head(),
            compiled.rules().stream()
                .map(rule -> new RuleText(rule.name(), rule.comment(), rule.text()))
                .toList()));
    Map<String, String> sentences = new HashMap<>();
    for (TypedRow row : table.rows()) {
      sentences.put(table.text(row, new Binding.Name()), RowSentence.of(table, row));
    }
    for (CompiledTable.RowRule rule : compiled.rules()) {
      List<String> conditions = rule.conditions().stream().map(SourceLocation::toString).toList();
      note(
          EffectTable.file(table),
          rule.name(),
          new SourceNotes.Note(
              rule.place().toString(), sentences.get(rule.name()), List.of(), conditions),
          notes);
    }
  }
}
