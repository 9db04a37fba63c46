package dev.runesheet.testing.kie;

import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.RuleCompilationException.Problem;
import dev.runesheet.engine.rules.RuleCompiler;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.testing.coverage.CoverageRecorder;
import dev.runesheet.testing.coverage.ProjectFiles;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;

/**
 * Rules in files: {@code .drl}, and decision tables that end with {@code .xlsx} or {@code .xls}.
 * Nothing in them needs to know Runesheet.
 *
 * <pre>{@code
 * RuleFiles rules = RuleFiles.of(Path.of(""), List.of("rules/pricing.drl", "rules/discounts.drl.xlsx"));
 * CoverageRecorder recorder = CoverageRecorder.ofProject("shop", true, rules::content);
 * KieBase base = rules.compile(recorder);
 * KieSession session = base.newKieSession();
 * recorder.opened(session);
 * }</pre>
 */
public final class RuleFiles {

  private final Map<String, byte[]> contents = new TreeMap<>();
  private final List<RuleSource> sources = new ArrayList<>();
  private final Map<String, SourceNotes.Note> notes = new TreeMap<>();
  private final Map<String, RuleSheet> sheets = new TreeMap<>();

  private RuleFiles() {}

  /**
   * Finds files, in a folder, in its {@code src/main/resources} and {@code src/test/resources}, or
   * on the class path.
   *
   * @param folder the project's
   * @throws IllegalArgumentException if one is not there or is no file of rules
   */
  public static RuleFiles of(Path folder, List<String> names) {
    RuleFiles files = new RuleFiles();
    names.forEach(name -> files.add(folder, name));
    return files;
  }

  /** The files of a project that a base was compiled from, as far as they can be had. */
  public static RuleFiles of(Path folder, KieBase base) {
    RuleFiles files = new RuleFiles();
    for (String name : ProjectFiles.compiledInto(base)) {
      boolean rules = name.endsWith(".drl") || ProjectFiles.isWorkbook(name);
      if (rules && ProjectFiles.find(folder, name).isPresent()) {
        files.add(folder, name);
      }
    }
    return files;
  }

  private void add(Path folder, String name) {
    Optional<String> found = ProjectFiles.nameOf(folder, name);
    if (found.isPresent()) {
      Path file = folder.resolve(found.get());
      add(
          found.get(),
          ProjectFiles.read(file),
          Optional.of(file.resolveSibling(file.getFileName() + ".properties")));
      return;
    }
    byte[] content =
        ProjectFiles.resource(name)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "file of rules ("
                            + name
                            + ") is neither in the folder ("
                            + folder.toAbsolutePath()
                            + "), nor below its src/main/resources, nor on the class path."));
    add(name, content, Optional.empty());
  }

  private void add(String name, byte[] content, Optional<Path> properties) {
    contents.put(name, content);
    if (name.endsWith(".drl")) {
      sources.add(new RuleSource(name, new String(content, StandardCharsets.UTF_8)));
    } else if (ProjectFiles.isWorkbook(name)) {
      for (RuleSheet sheet : RuleSheet.of(name, content, properties)) {
        sources.add(sheet.source());
        sheets.put(sheet.source().name(), sheet);
        sheet
            .notes()
            .forEach(
                (rule, note) -> notes.put(SourceNotes.name(sheet.source().name(), rule), note));
      }
    } else {
      throw new IllegalArgumentException(
          "file of rules (" + name + ") does not end with .drl, .xlsx or .xls.");
    }
  }

  /** The content of a file by the name it was found under; empty for others. */
  public Optional<byte[]> content(String name) {
    return Optional.ofNullable(contents.get(name));
  }

  /**
   * Compiles all files to one knowledge base.
   *
   * @throws RuleCompilationException if they do not compile, with all problems
   */
  public KieBase compile() {
    return compile(packages -> {});
  }

  /**
   * Compiles all files to one knowledge base that is watched.
   *
   * @throws RuleCompilationException if they do not compile, with all problems
   */
  public KieBase compile(CoverageRecorder recorder) {
    SourceNotes all = new SourceNotes(notes);
    KieBase base = compile(packages -> recorder.compiled(sources, all, packages));
    recorder.ready(base);
    return base;
  }

  /** Watches a base that was compiled from them before: its rules have firings only. */
  public void watch(KieBase compiled, CoverageRecorder recorder) {
    Map<String, SourceNotes.Note> ofBooks = new TreeMap<>();
    for (RuleSheet sheet : sheets.values()) {
      sheet
          .notes()
          .forEach((rule, note) -> ofBooks.put(SourceNotes.name(sheet.workbook(), rule), note));
    }
    List<RuleSource> texts =
        sources.stream().filter(source -> !sheets.containsKey(source.name())).toList();
    recorder.ready(compiled, texts, new SourceNotes(ofBooks));
  }

  private KieBase compile(Consumer<Collection<KiePackage>> beforeNetwork) {
    try {
      return RuleCompiler.compile(sources, beforeNetwork);
    } catch (RuleCompilationException wrong) {
      throw new RuleCompilationException(wrong.problems().stream().map(this::inSheet).toList());
    }
  }

  /** A problem of a table at the row that the compiler's line comes from. */
  private Problem inSheet(Problem problem) {
    RuleSheet sheet = sheets.get(problem.file());
    return sheet == null || problem.line() == 0
        ? problem
        : new Problem(sheet.place(problem.line()).toString(), 0, problem.message());
  }
}
