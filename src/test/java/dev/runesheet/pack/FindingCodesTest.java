package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.language.roletext.RoleTextCode;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.FindingCode;
import org.junit.jupiter.api.Test;

/** The codes of findings, of all games and of single ones. */
class FindingCodesTest {

  @Test
  void noTwoCodesHaveOneId() {
    assertThat(Packs.codes()).extracting(FindingCode::id).doesNotHaveDuplicates().isSorted();
  }

  @Test
  void theListHasThoseOfEveryGameAndThoseOfSingleOnes() {
    assertThat(Packs.codes()).contains(Code.NOT_JSON, RoleTextCode.TARGET);
  }

  @Test
  void everyCodeSaysWhatHelps() {
    assertThat(Packs.codes())
        .allSatisfy(
            code -> {
              assertThat(code.id()).matches("RS\\d{3}");
              assertThat(code.title()).isNotBlank();
              assertThat(code.fix()).endsWith(".");
              assertThat(code.severity()).isNotNull();
            });
  }
}
