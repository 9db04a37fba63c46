package dev.runesheet.testing.mutation;

import dev.runesheet.pack.file.PackFiles;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The files of a game with scenarios of a test's own instead of the shipped ones. */
record ReplacedScenarios(PackFiles files, String game, String yaml) implements PackFiles {

  private String folder() {
    return "data/" + game + "/scenarios";
  }

  private String own() {
    return folder() + "/own.yaml";
  }

  @Override
  public String origin() {
    return files.origin();
  }

  /** Without golden games, and without workbooks, of which one has a sheet of scenarios. */
  @Override
  public List<String> list(String folder) {
    if (folder.equals(folder())) {
      return List.of(own());
    }
    String rules = "decision-tables/" + game;
    Stream<String> names = files.list(folder).stream();
    return names.filter(name -> !name.contains("/golden/") && !name.startsWith(rules)).toList();
  }

  @Override
  public Optional<byte[]> read(String name) {
    return name.equals(own())
        ? Optional.of(yaml.getBytes(StandardCharsets.UTF_8))
        : files.read(name);
  }
}
