package dev.runesheet.engine.built;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.engine.host.DeepStack;
import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.RulePatch;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.spi.SourceNotes;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;

/** The rules, notes and catalog of a game that a build put on the class path. */
public final class BuiltRules {

  private static final String ROOT = "runesheet/built/";
  private static final String LIST = "rules.list";
  private static final String HASH = "hash";
  private static final String PRECOMPILED = ".bin";
  private static final String PARTS = "parts.json";
  private static final String NOTES = "sources.json";
  private static final String CATALOG = "catalog.json";

  /** A number that no patch of {@link dev.runesheet.api.RuleRevisions} has. */
  private static final int FIRST_PATCH = 0;

  /** The message about a resource of the class path that is missing. */
  private static final String NOT_THERE =
      "is not on the class path. Maybe the jar was built without its rules, or it is a module that"
          + " is not declared as an open one.";

  private final ClassLoader loader;
  private final String missing;
  private final String folder;

  /** Lines of two words each: a file and the name of its source; the hash. */
  private final List<String[]> list;

  /**
   * The rules of a game.
   *
   * @throws IllegalArgumentException if none were built for it
   */
  public BuiltRules(String game) {
    this(game, CallersLoader.get());
  }

  /**
   * The same of a class loader.
   *
   * @throws IllegalArgumentException if none were built for it
   */
  public BuiltRules(String game, ClassLoader loader) {
    this(game, loader, NOT_THERE);
  }

  /**
   * The same of a class loader.
   *
   * @param missing what is said of a resource that is missing
   * @throws IllegalArgumentException if none were built for it, or they are not listed rightly
   */
  public BuiltRules(String game, ClassLoader loader, String missing) {
    this.loader = loader;
    this.missing = missing;
    folder = folder(game);
    list = lines(text(LIST));
  }

  private List<String[]> lines(String text) {
    List<String[]> lines = new ArrayList<>();
    for (String line : text.lines().toList()) {
      String[] words = line.split("\t", 2);
      if (words.length < 2 || words[0].isBlank() || words[1].isBlank()) {
        throw new IllegalArgumentException(
            resource(LIST)
                + ", line "
                + (lines.size() + 1)
                + ": found '"
                + line
                + "', expected a file and the name of its source, or 'hash' and the hash, with a"
                + " tab between.");
      }
      lines.add(words);
    }
    return lines;
  }

  /** The folder of a game's rules, notes and catalog in a jar, with its slash. */
  public static String folder(String game) {
    return ROOT + game + "/";
  }

  /** The resource that lists the rules of a game. */
  public static String list(String game) {
    return folder(game) + LIST;
  }

  /** Begins to read the compiled rules; there may be none that can be read here. */
  public FutureTask<Optional<KieBase>> reading() {
    return reading(packages -> {});
  }

  /**
   * Begins to read the compiled rules; there may be none that can be read here.
   *
   * @param beforeNetwork sees the rules before a network is made of them
   */
  public FutureTask<Optional<KieBase>> reading(Consumer<Collection<KiePackage>> beforeNetwork) {
    return DeepStack.start(() -> writtenHash().flatMap(hash -> precompiled(hash, beforeNetwork)));
  }

  /**
   * The compiled rules of a game with a hash; empty if the build left others or none.
   *
   * @param beforeNetwork sees the rules before a network is made of them
   */
  public static Optional<KieBase> precompiled(
      String game, String hash, Consumer<Collection<KiePackage>> beforeNetwork) {
    return of(game)
        .filter(built -> built.hash().equals(hash))
        .flatMap(built -> DeepStack.result(built.reading(beforeNetwork)));
  }

  /**
   * The compiled rules of a game with a few others: only these are compiled. Empty if the build
   * left none, if more than single rules differ, or if they do not compile; compiling all tells
   * why.
   *
   * @param sources all rules
   */
  public static Optional<KieBase> patched(String game, List<RuleSource> sources) {
    return of(game).flatMap(built -> built.patched(sources));
  }

  private static Optional<BuiltRules> of(String game) {
    return CallersLoader.get().getResource(list(game)) == null
        ? Optional.empty()
        : Optional.of(new BuiltRules(game));
  }

  private Optional<KieBase> patched(List<RuleSource> sources) {
    Optional<RulePatch> patch = RulePatch.between(written(), sources);
    return patch.isEmpty()
        ? Optional.empty()
        : DeepStack.result(reading()).flatMap(base -> patched(base, patch.get(), sources));
  }

  private static Optional<KieBase> patched(
      KieBase base, RulePatch patch, List<RuleSource> sources) {
    try {
      return patch.apply(base, patch.compile(base, FIRST_PATCH), sources)
          ? Optional.of(base)
          : Optional.empty();
    } catch (RuleCompilationException wrong) {
      return Optional.empty();
    }
  }

  /** The hash of the rules; empty if they are not compiled. */
  public String hash() {
    return writtenHash().orElse("");
  }

  /**
   * Refuses rules or a catalog that were exchanged since the build.
   *
   * @param hash that of the rules and the catalog
   * @throws IllegalArgumentException if the build wrote another
   */
  public void requireHash(String hash) {
    if (!writtenHash().orElse(hash).equals(hash)) {
      throw new IllegalArgumentException(
          resource(LIST) + " has the hash of other rules or another catalog than lie beside it.");
    }
  }

  /** The texts of the rules. */
  public List<RuleSource> sources() {
    List<RuleSource> sources = new ArrayList<>();
    for (String[] fileAndName : files()) {
      sources.add(new RuleSource(fileAndName[1], text(fileAndName[0])));
    }
    return sources;
  }

  /** The rules as their sources are written, in single rules where they were generated. */
  public List<RuleSource> written() {
    JsonNode parts =
        bytes(PARTS)
            .map(found -> json(PARTS, decoded(PARTS, found)))
            .orElse(MissingNode.getInstance());
    List<RuleSource> sources = new ArrayList<>();
    for (String[] fileAndName : files()) {
      String drl = BuiltPackages.sourceOf(text(fileAndName[0]));
      sources.add(cut(fileAndName, drl, parts.path(fileAndName[0])));
    }
    return sources;
  }

  private RuleSource cut(String[] fileAndName, String drl, JsonNode parts) {
    try {
      return RuleParts.cut(fileAndName[1], drl, parts);
    } catch (IllegalArgumentException wrong) {
      throw in(PARTS, wrong);
    }
  }

  private List<String[]> files() {
    return list.stream().filter(line -> !line[0].equals(HASH)).toList();
  }

  public SourceNotes notes() {
    String written = text(NOTES);
    try {
      SourceNotes notes = SourceNotes.fromJson(written);
      if (notes.options().isEmpty()) {
        throw new IllegalArgumentException("notes of rules are not readable: found none.");
      }
      return notes;
    } catch (IllegalArgumentException wrong) {
      throw in(NOTES, wrong);
    }
  }

  /** The notes for rules that KIE compiles, which names their files as they lie in the jar. */
  public SourceNotes notesOfFiles() {
    Map<String, String> names = new TreeMap<>();
    files().forEach(fileAndName -> names.put(fileAndName[1], fileAndName[0]));
    return notes().alsoAt(names);
  }

  public JsonNode catalog() {
    return json(CATALOG, text(CATALOG));
  }

  private JsonNode json(String name, String text) {
    try {
      return ResourceJson.read(text);
    } catch (IllegalArgumentException wrong) {
      throw in(name, wrong);
    }
  }

  private IllegalArgumentException in(String name, IllegalArgumentException wrong) {
    return new IllegalArgumentException(resource(name) + ": " + wrong.getMessage(), wrong);
  }

  private String resource(String name) {
    return "resource (" + folder + name + ")";
  }

  private Optional<String> writtenHash() {
    return list.stream().filter(line -> line[0].equals(HASH)).map(line -> line[1]).findFirst();
  }

  /** The file has the hash as its name: another jar cannot give one of other rules. */
  private Optional<KieBase> precompiled(
      String hash, Consumer<Collection<KiePackage>> beforeNetwork) {
    return bytes(hash + PRECOMPILED).flatMap(bytes -> PrecompiledRules.read(bytes, beforeNetwork));
  }

  private String text(String name) {
    byte[] bytes =
        bytes(name).orElseThrow(() -> new IllegalArgumentException(resource(name) + " " + missing));
    return decoded(name, bytes);
  }

  private String decoded(String name, byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException wrong) {
      throw new IllegalArgumentException(resource(name) + " is not written in UTF-8.", wrong);
    }
  }

  private Optional<byte[]> bytes(String name) {
    return EntryChecksums.read(loader, folder + name);
  }
}
