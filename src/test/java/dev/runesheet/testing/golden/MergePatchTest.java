package dev.runesheet.testing.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;

/** A patch holds what differs, and makes the one state the other. */
class MergePatchTest {

  private static ObjectNode json(String text) throws JsonProcessingException {
    return (ObjectNode) new ObjectMapper().readTree(text.replace('\'', '"'));
  }

  @Test
  void fieldsChangeAppearAndGo() throws JsonProcessingException {
    ObjectNode before =
        json("{'tile':{'t':'Y2','card':'165','power':3},'hand':['1','2'],'turn':1}");
    ObjectNode after =
        json("{'tile':{'t':'Y2','card':null},'hand':['2'],'turn':1,'lanes':{'0':4}}");
    ObjectNode patch = MergePatch.between(before, after);
    assertThat(patch)
        .isEqualTo(json("{'tile':{'card':null,'power':null},'hand':['2'],'lanes':{'0':4}}"));
    MergePatch.apply(patch, before);
    assertThat(MergePatch.between(before, after)).isEqualTo(json("{}"));
  }

  @Test
  void whatIsGoneIsStillAskedFor() throws JsonProcessingException {
    ObjectNode state = json("{'card':'165'}");
    MergePatch.apply(json("{'card':null}"), state);
    assertThat(state).isEqualTo(json("{'card':null}"));
    assertThat(MergePatch.between(state, json("{'card':'165'}"))).isEqualTo(json("{'card':'165'}"));
  }
}
