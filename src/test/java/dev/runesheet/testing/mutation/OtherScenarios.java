package dev.runesheet.testing.mutation;

import dev.runesheet.pack.file.PackFiles;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The files of Math Battle with scenarios of a test's own instead of the shipped ones. */
record OtherScenarios(PackFiles files, String yaml) implements PackFiles {

  private static final String FOLDER = "data/math-battle/scenarios";
  private static final String NAME = FOLDER + "/own.yaml";
  private static final String RULES = "decision-tables/math-battle";

  @Override
  public String origin() {
    return files.origin();
  }

  /** Without golden games, and without workbooks, of which one has a sheet of scenarios. */
  @Override
  public List<String> list(String folder) {
    if (folder.equals(FOLDER)) {
      return List.of(NAME);
    }
    Stream<String> names = files.list(folder).stream();
    return names.filter(name -> !name.contains("/golden/") && !name.startsWith(RULES)).toList();
  }

  @Override
  public Optional<byte[]> read(String name) {
    return name.equals(NAME)
        ? Optional.of(yaml.getBytes(StandardCharsets.UTF_8))
        : files.read(name);
  }
}
