package dev.runesheet.engine.built;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.SourceNotes;
import dev.runesheet.engine.rules.CallersLoader;
import dev.runesheet.engine.rules.DeepStack;
import dev.runesheet.engine.rules.RuleSource;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import org.kie.api.KieBase;

/** The rules, notes and catalog of a game that a build put on the class path. */
public final class BuiltRules {

  private static final String ROOT = "runesheet/built/";
  private static final String LIST = "rules.list";
  private static final String HASH = "hash";
  private static final String PRECOMPILED = ".bin";

  private final ClassLoader loader;
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
    this.loader = loader;
    folder = folder(game);
    list = text(LIST).lines().map(line -> line.split("\t", 2)).toList();
  }

  private static String folder(String game) {
    return ROOT + game + "/";
  }

  /** The resource that lists the rules of a game. */
  public static String list(String game) {
    return folder(game) + LIST;
  }

  /** Begins to read the compiled rules; there may be none that can be read here. */
  public FutureTask<Optional<KieBase>> reading() {
    return DeepStack.start(() -> writtenHash().flatMap(this::precompiled));
  }

  /** The compiled rules of a game with a hash; empty if the build left others or none. */
  public static Optional<KieBase> precompiled(String game, String hash) {
    if (CallersLoader.get().getResource(list(game)) == null) {
      return Optional.empty();
    }
    BuiltRules built = new BuiltRules(game);
    return built.hash().equals(hash) ? DeepStack.result(built.reading()) : Optional.empty();
  }

  /** The hash of the rules; empty if they are not compiled. */
  public String hash() {
    return writtenHash().orElse("");
  }

  /** The texts of the rules. */
  public List<RuleSource> sources() {
    List<RuleSource> sources = new ArrayList<>();
    for (String[] fileAndName : list) {
      if (!fileAndName[0].equals(HASH)) {
        sources.add(new RuleSource(fileAndName[1], text(fileAndName[0])));
      }
    }
    return sources;
  }

  public SourceNotes notes() {
    return SourceNotes.fromJson(text("sources.json"));
  }

  public JsonNode catalog() {
    return ResourceJson.read(text("catalog.json"));
  }

  private Optional<String> writtenHash() {
    return list.stream().filter(line -> line[0].equals(HASH)).map(line -> line[1]).findFirst();
  }

  /** The file has the hash as its name: another jar cannot give one of other rules. */
  private Optional<KieBase> precompiled(String hash) {
    return bytes(hash + PRECOMPILED).flatMap(PrecompiledRules::read);
  }

  private String text(String name) {
    byte[] bytes =
        bytes(name)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "resource ("
                            + folder
                            + name
                            + ") is not on the class path. Maybe the jar was built without its"
                            + " rules."));
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private Optional<byte[]> bytes(String name) {
    try (InputStream stream = loader.getResourceAsStream(folder + name)) {
      return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
    } catch (IOException broken) {
      throw new IllegalArgumentException("resource (" + folder + name + ") cannot be read", broken);
    }
  }
}
