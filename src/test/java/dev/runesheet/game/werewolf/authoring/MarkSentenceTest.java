package dev.runesheet.game.werewolf.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.fact.StatSchema;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sentences by which the master of a game reads what players have got. */
class MarkSentenceTest {

  private static final StatSchema NONE = new StatSchema(List.of());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          {"type":"role","name":"Seer"} | Bo has the role Seer
          {"type":"extra role","name":"Mayor"} | Bo gets the extra role Mayor
          {"type":"custom","name":"Cursed"} | Bo gets the attribute Cursed
          {"type":"membership","name":"Pack"} | Bo joins the group Pack
          {"type":"membership","name":"Pack","as":"visitor"} | Bo joins the group Pack as its visitor
          {"type":"defense","how":"active","from":"Attacks"} | Bo is protected (active defense)
          {"type":"disguise","kind":"weak","as":"Citizen"} | Bo is disguised as Citizen
          {"type":"redirection","to":"0"} | abilities used on Bo are redirected
          {"type":"redirection","from":"0","to":"0"} | abilities of certain players used on Bo are redirected
          {"type":"obstruction"} | Bo's abilities are obstructed
          {"type":"manipulation","which":"public voting power","value":"2"} | Bo's public voting power is 2
          {"type":"manipulation","which":"public voting power","value":"+1"} | Bo's public voting power changes by +1
          {"type":"poll","poll":"Lynch","what":"delete"} | the next Lynch poll is not held
          {"type":"poll","poll":"Lynch","what":"unvotable"} | nobody can vote for Bo in the next Lynch poll
          {"type":"loyalty","name":"Pack","kind":"group"} | Bo is loyal to the group Pack
          {"type":"whisper","location":"#graveyard"} | Bo whispers to #graveyard
          {"type":"target","at":"0"} | Bo's target is Ann
          {"type":"feedback","text":"Success"} | Bo is told: Success
          {"type":"notice","at":"#story_time","text":"Ann is Mayor"} | #story_time: Ann is Mayor
          """)
  void aMarkIsToldInASentence(String definition, String sentence) {
    Mark mark = new Mark(new NewEntity(7, Mark.KIND, definition, "it", 1, "force", NONE));

    assertThat(new MarkSentence(List.of("Ann", "Bo")).of(mark)).isEqualTo(sentence);
  }
}
