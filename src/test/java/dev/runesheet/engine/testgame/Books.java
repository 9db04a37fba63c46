package dev.runesheet.engine.testgame;

import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.generate.DrlGenerator;
import dev.runesheet.model.Effect;
import dev.runesheet.spi.SourceNotes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Rule books of a {@link Skirmish}: the engine's rules and those of a test's effects. */
public final class Books {

  private static final Path ENGINE = Path.of("rules", "engine");

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

  /** A book in which one file of the engine's rules has nothing but a rule that never fires. */
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
    return new RuleSource(
        source.name(), rulePackage + "\nrule \"idle\" when String( this == \"never\" ) then end");
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

  /** The engine's files of rules, sorted by name. */
  public static List<RuleSource> engine() {
    try (Stream<Path> files = Files.list(ENGINE)) {
      List<RuleSource> sources = new ArrayList<>();
      for (Path file : files.filter(one -> one.toString().endsWith(".drl")).sorted().toList()) {
        sources.add(new RuleSource(file.getFileName().toString(), Files.readString(file)));
      }
      return sources;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
