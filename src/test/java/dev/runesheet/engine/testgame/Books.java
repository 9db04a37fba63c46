package dev.runesheet.engine.testgame;

import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.generate.DrlGenerator;
import dev.runesheet.model.Effect;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.EngineFiles;
import dev.runesheet.spi.SourceNotes;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Rule books of a {@link Skirmish}: the engine's rules and those of a test's effects. */
public final class Books {

  private static final Pattern RULE = Pattern.compile("(?m)^rule \".*\"$");

  private Books() {}

  /** A book with all engine rules and some effects. */
  public static RuleBook of(Effect... effects) {
    return with(engine(), effects);
  }

  /** A book with an additional file of rules. */
  public static RuleBook of(String drl, Effect... effects) {
    List<RuleSource> sources = new ArrayList<>(engine());
    sources.add(new RuleSource("extra.drl", drl));
    return with(sources, effects);
  }

  /** The same book, which a recorder watches. */
  public static RuleBook of(RuleProbe probe, String drl, Effect... effects) {
    List<RuleSource> sources = new ArrayList<>(sources(List.of(effects)));
    sources.add(new RuleSource("extra.drl", drl));
    return RuleBook.compile(
        new Skirmish(), sources, notes(List.of(effects)), MissingNode.getInstance(), probe);
  }

  /** A book in which the rules of one file of the engine's never fire. */
  public static RuleBook without(String file, Effect... effects) {
    return with(
        engine().stream()
            .map(source -> source.name().equals(file) ? idle(source) : source)
            .toList(),
        effects);
  }

  private static RuleSource idle(RuleSource source) {
    String rulePackage =
        source.drl().lines().filter(line -> line.startsWith("package ")).findFirst().orElseThrow();
    String rules =
        RULE.matcher(source.drl())
            .results()
            .map(rule -> rule.group() + " when String( this == \"never\" ) then end")
            .collect(Collectors.joining("\n"));
    return new RuleSource(source.name(), rulePackage + "\n" + rules);
  }

  private static RuleBook with(List<RuleSource> rules, Effect... effects) {
    List<RuleSource> sources = new ArrayList<>(rules);
    sources.add(generated(List.of(effects)).source());
    return RuleBook.compile(new Skirmish(), sources, notes(List.of(effects)));
  }

  /** All files of rules of a book with all engine rules and some effects. */
  public static List<RuleSource> sources(List<Effect> effects) {
    List<RuleSource> sources = new ArrayList<>(engine());
    sources.add(generated(effects).source());
    return sources;
  }

  /** Where the rules of effects were written. */
  public static SourceNotes notes(List<Effect> effects) {
    return new SourceNotes(generated(effects).notes());
  }

  private static DrlGenerator.Generated generated(List<Effect> effects) {
    return DrlGenerator.generate("runesheet.skirmish", "skirmish.drl", effects);
  }

  /** The engine's files of rules: those written by hand by name, then those generated. */
  public static List<RuleSource> engine() {
    return EngineFiles.of(new DirectoryFiles(Path.of(""))).sources();
  }
}
