package dev.runesheet.game.declared.authoring.duel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.ReplacedFiles;
import dev.runesheet.pack.tool.RecordedGames.Replayed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** All recorded matches, with the rules of the pack and with those they bring themselves. */
class RecordedMatchesTest {

  @Test
  void everyRecordedMatchIsPlayedIdentically() throws IOException {
    RecordedDuels replayer =
        new RecordedDuels("math-battle", Recorded.FILES, Recorded.shipped().content());
    List<String> lines = Recorded.lines();
    List<Replayed> results = new ArrayList<>();
    Diagnostics findings = new Diagnostics();

    for (int from = 0; from < lines.size(); from += replayer.batchSize()) {
      List<String> batch = lines.subList(from, Math.min(lines.size(), from + replayer.batchSize()));
      results.addAll(replayer.replay(Recorded.FILE, from + 1, batch, findings));
    }

    assertThat(findings.hasErrors()).isFalse();
    assertThat(results).hasSize(123).allMatch(Replayed::identical);
  }

  @Test
  void recordsCallTheModeOfTheGameByTheNameOfItsFile() throws IOException {
    String game = "data/math-battle/game.yaml";
    String text = new String(Recorded.FILES.read(game).orElseThrow(), StandardCharsets.UTF_8);
    byte[] renamed = text.replace("default_mode", "usual").getBytes(StandardCharsets.UTF_8);
    RecordedDuels replayer =
        new RecordedDuels(
            "math-battle",
            new ReplacedFiles(Recorded.FILES, Map.of(game, renamed), "a test"),
            Recorded.shipped().content());
    String line =
        Recorded.lines().stream()
            .filter(record -> record.contains("\"default_mode.json\""))
            .findFirst()
            .orElseThrow();

    List<String> own = List.of(line.replace("default_mode", "usual"));
    assertThat(replayer.replay(Recorded.FILE, 1, own, new Diagnostics()))
        .singleElement()
        .matches(Replayed::identical);
  }

  @Test
  void eventsDroppedInWhatIsUndoneDoNotCount() throws IOException {
    String add = "{'op':'ADD_ATTR','target':'SELF','attr':'a','delta':{'kind':'CONST','value':1}}";
    String product =
        "{'kind':'MUL','a':{'kind':'CONST','value':1e308},'b':{'kind':'CONST','value':10}}";
    String record =
        """
        {'id':'x','group':'random','mode':{'attributes':['a'],'overflow':'drop','effects':[
        {'trigger':{'type':'ON_GAME_START'},'program':%1$s},
        {'trigger':{'type':'ON_ABILITY_USED'},'program':%1$s},
        {'trigger':{'type':'ON_TURN_END'},'program':[
        {'op':'ADD_ATTR','target':'SELF','attr':'a','delta':%2$s}]}]},
        'heroes':[{'abilities':[{'program':[]}]},{'abilities':[{'program':[]}]}],'first':0,
        'choices':[0],'rolls':[],'log':[
        {'turn':0,'active':0,'after':'game_start','attrs':[[66],[66]],'passed':false,'dropped':4},
        {'turn':1,'active':0,'after':'turn_start','attrs':[[66],[66]],'passed':false},
        {'turn':1,'active':0,'after':'action_start','attrs':[[66],[66]],'passed':false},
        {'turn':1,'active':0,'after':'ability','attrs':[[132],[132]],'passed':false,'dropped':4}],
        'winner':null,'turns':1,'dropped':4,'error':'number','error_at':{'turn':1,'active':0,
        'phase':'turn_end','log_kept':3,'rolls_kept':0,'choices_kept':0}}
        """
            .formatted(Collections.nCopies(66, add), product)
            .replace('\'', '"')
            .replace("\n", "");
    RecordedDuels replayer =
        new RecordedDuels("math-battle", Recorded.FILES, Recorded.shipped().content());

    assertThat(replayer.replay(Recorded.FILE, 1, List.of(record), new Diagnostics()))
        .singleElement()
        .matches(Replayed::identical);
  }

  @Test
  void aChangedRecordIsSeenAtTheExactPlace() throws IOException {
    String line = Recorded.lines().get(0);
    String changed = line.replaceFirst("\\[60,70,20,20,2,4,0,0,0\\]", "[61,70,20,20,2,4,0,0,0]");

    List<Replayed> results = replayOne(changed);

    assertThat(results.get(0).differences())
        .containsExactly("/log/3/attrs/1/0: recorded 61, played 60");
  }

  @Test
  void aRecordThatNeedsMoreRollsThanItHasDiffers() throws IOException {
    String changed = Recorded.lines().get(0).replaceFirst("\"rolls\":\\[1\\]", "\"rolls\":[]");

    assertThat(replayOne(changed).get(0).differences())
        .first()
        .asString()
        .startsWith("/rolls: The script has 0 chance outcomes; at least one more is needed.");
  }

  @Test
  void aRollThatADieCannotShowDiffers() throws IOException {
    String changed = Recorded.lines().get(0).replaceFirst("\"rolls\":\\[1\\]", "\"rolls\":[7]");

    assertThat(replayOne(changed).get(0).differences())
        .first()
        .asString()
        .startsWith("/rolls: Chance outcome 1 of the script is 7, expected 1 to 6.");
  }

  @Test
  void anUnreadableRecordIsAFindingWithItsLineAndTheOthersArePlayed() throws IOException {
    Diagnostics findings = new Diagnostics();
    RecordedDuels replayer =
        new RecordedDuels("math-battle", Recorded.FILES, Recorded.shipped().content());

    List<Replayed> results =
        replayer.replay(
            Recorded.FILE, 7, List.of("{\"id\": oops}", Recorded.lines().get(0)), findings);

    assertThat(results).singleElement().matches(Replayed::identical);
    assertThat(findings.all()).anySatisfy(finding -> assertThat(finding.message()).contains(":7:"));
  }

  private static List<Replayed> replayOne(String line) throws IOException {
    RecordedDuels replayer =
        new RecordedDuels("math-battle", Recorded.FILES, Recorded.shipped().content());
    return replayer.replay(Recorded.FILE, 1, List.of(line), new Diagnostics());
  }
}
