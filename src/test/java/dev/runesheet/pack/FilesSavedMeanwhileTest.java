package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedFiles;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.PackFiles;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules are built of one version of each file, also while somebody saves it. */
class FilesSavedMeanwhileTest {

  @ParameterizedTest
  @ValueSource(strings = {"game.yaml", "cards.yaml"})
  void aFileIsReadOnceAndWhatIsWrongInThatVersionIsFound(String file) {
    Saved saved = new Saved("data/ember-vale/" + file);
    Diagnostics findings = new Diagnostics();

    assertThat(Packs.build("ember-vale", saved, findings)).isNull();

    assertThat(findings.hasErrors()).isTrue();
    assertThat(saved.reads.values()).containsOnly(1);
  }

  /**
   * The shipped files.
   *
   * @param half the file that is half written when it is read for the first time
   * @param reads how often files were read
   */
  private record Saved(String half, Map<String, Integer> reads) implements PackFiles {

    Saved(String half) {
      this(half, new HashMap<>());
    }

    @Override
    public String origin() {
      return ShippedFiles.ALL.origin();
    }

    @Override
    public List<String> list(String folder) {
      return ShippedFiles.ALL.list(folder);
    }

    @Override
    public Optional<byte[]> read(String name) {
      boolean first = reads.merge(name, 1, Integer::sum) == 1;
      return ShippedFiles.ALL
          .read(name)
          .map(all -> first && name.equals(half) ? Arrays.copyOf(all, all.length / 3) : all);
    }
  }
}
