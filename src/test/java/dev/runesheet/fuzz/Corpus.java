package dev.runesheet.fuzz;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The inputs of a target that are changed further: good ones, those saved among the test resources,
 * and those that a run finds to have findings no other had.
 */
final class Corpus {

  private static final Path SAVED = Path.of("src/test/resources/fuzz");
  private static final Path FOUND = Path.of("target/fuzz/corpus");
  private static final int LONGEST = 20_000;
  private static final int MOST = 2_000;

  private final FuzzTarget target;
  private final List<byte[]> inputs = new ArrayList<>();
  private final Set<Set<String>> known = new HashSet<>();

  Corpus(FuzzTarget target) {
    this.target = target;
    saved(target).forEach(file -> inputs.add(bytes(file)));
    for (String folder : target.folders()) {
      files(Path.of(folder)).stream()
          .filter(file -> !file.toString().endsWith(".properties"))
          .map(Corpus::bytes)
          .filter(input -> input.length < LONGEST)
          .forEach(inputs::add);
    }
    for (byte[] input : inputs) {
      Diagnostics findings = new Diagnostics();
      target.read(input, findings);
      known.add(signature(findings));
    }
  }

  /** The saved files of a target. */
  static List<Path> saved(FuzzTarget target) {
    return files(SAVED.resolve(target.folder()));
  }

  private static List<Path> files(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** All inputs. */
  List<byte[]> inputs() {
    return inputs;
  }

  /** Keeps an input whose findings are of kinds that no other had together. */
  void consider(byte[] input, Diagnostics findings) {
    if (input.length < LONGEST && inputs.size() < MOST && known.add(signature(findings))) {
      inputs.add(input);
      try {
        Path folder = Files.createDirectories(FOUND.resolve(target.folder()));
        Files.write(folder.resolve(String.format(Locale.ROOT, "%04d", known.size())), input);
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }
  }

  /** The codes of findings, with what was expected there, which tells the place in the reader. */
  private static Set<String> signature(Diagnostics findings) {
    Set<String> signature = new TreeSet<>();
    for (Diagnostic one : findings.all()) {
      signature.add(one.code() + " " + one.expected().replaceAll("[^a-z ]", ""));
    }
    return signature;
  }
}
